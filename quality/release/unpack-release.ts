import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packRelease } from '../../scripts/release/pack-release.ts'

const run = promisify(execFile)

type Lock = { packages: Record<string, { dev?: boolean; link?: boolean }> }

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export type UnpackedRelease = { folder: string; remove: () => Promise<void> }

/**
 * Packs this tree and unpacks it elsewhere, so that no program finds our own packages above its folder. The packages
 * are copies of ours, without those that the lock file marks as `dev`, as `npm ci --omit=dev` leaves them out. That
 * command takes half a minute: npm run quality:install runs it.
 */
export async function unpackRelease(): Promise<UnpackedRelease> {
  const parent = await mkdtemp(join(tmpdir(), 'polydex-release-'))
  const { path, version } = await packRelease(parent)
  await run('tar', ['--extract', `--file=${path}`, `--directory=${parent}`])
  const folder = join(parent, `polydex-${version}`)
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const wanted = Object.keys(packages).filter(
    (name) => /(^|\/)node_modules\//.test(name) && packages[name]?.dev !== true,
  )
  // Binaries of other platforms are only in the lock file.
  const there = await Promise.all(wanted.map(exists))
  const copied = wanted.filter((name, index) => there[index] === true && !/node_modules\/.*\/node_modules\//.test(name))
  await run('cp', ['--archive', '--parents', '--target-directory', folder, ...copied])
  return { folder, remove: () => rm(parent, { recursive: true }) }
}
