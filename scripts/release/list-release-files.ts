import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs started by units and by operators. */
export const entryPoints = [
  'apps/api/src/main.ts',
  'apps/desk/src/main.ts',
  'apps/web/server.ts',
  'apps/web/build-plugins/keep-old-files.ts',
  'apps/worker/src/main.ts',
  'scripts/migrate.ts',
  'scripts/polydex/main.ts',
  'scripts/run-apps.ts',
]

/** Tracked files and folders of a release. Other scripts are for developers. */
const shipped = [
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'apps',
  'catalogue',
  'database',
  'deploy',
  'packages',
  // Operators read these; other documents are linked from there.
  'docs/operations.md',
  'docs/providers.md',
  'docs/bring-your-own-data.md',
  'docs/numbers.md',
  'docs/decisions',
  'scripts/catalogue',
  'scripts/polydex',
  'scripts/production',
  'scripts/run.sh',
  'scripts/supervise-apps.ts',
  ...entryPoints.filter((path) => path.startsWith('scripts/')),
]

const isForTests = (path: string): boolean => /(^|\/)(testing|fixtures)\/|\.test\.(?:tsx?|yml)$/.test(path)

/** Only tracked files: notes, settings and secrets in the working tree never become part of a release. */
async function listTracked(): Promise<string[]> {
  // Git refuses a folder that another user owns, as in a build server's container.
  const { stdout } = await run('git', ['-c', 'safe.directory=*', 'ls-files', '-z', '--', ...shipped])
  return stdout.split('\0').filter((path) => path !== '' && !isForTests(path))
}

const buildFolder = 'apps/web/build'

/**
 * The newest build only. A tree that was built before also holds the hashed files of earlier builds; each release ships its own,
 * and `polydex release` adds those that the machine has served.
 */
async function listBuild(): Promise<string[]> {
  const lists = await readFile(join(buildFolder, 'builds.json'), 'utf8').catch(() => {
    throw new Error('The web is not built: npm run build')
  })
  const [own = [], ...before] = JSON.parse(lists) as string[][]
  const leftOut = new Set([...before.flat(), 'builds.json', 'packages.json'])
  for (const path of own) leftOut.delete(path)
  const entries = await readdir(buildFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !leftOut.has(path.slice(buildFolder.length + 1)))
}

/** Paths of all files in a release, relative to the root of the repository. */
export async function listReleaseFiles({ hasBuild = true } = {}): Promise<string[]> {
  const lists = await Promise.all([listTracked(), hasBuild ? listBuild() : []])
  return lists.flat().toSorted()
}
