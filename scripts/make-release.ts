// Builds the web and packs the tree for production, into dist/:  npm run release
// deploy/commands/release.sh installs the file on a machine.
import { execFileSync } from 'node:child_process'
import { packRelease } from './release/pack-release.ts'

// A release is a commit, so that its source can be looked up.
const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
if (changes !== '') {
  console.error(`Commit or remove these first:\n${changes}`)
  process.exit(1)
}
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
const { path, files, bytes } = await packRelease('dist')
console.log(`${path}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
