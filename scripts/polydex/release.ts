import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installEdge } from './edge.ts'
import { Failure, root, run, succeeds, versionOf } from './machine.ts'
import { roll } from './roll.ts'

// A release is a folder below releases/: `current` is the one that runs, `previous` the one before it, `next` the one whose
// migrations run.
const folderOf = (version: string): string => join(root, 'releases', version)
const at = (link: string): string => join(root, link)
const assets = 'apps/web/build/client/assets'

/** Atomic, so that no process ever finds the link missing. */
function changeLink(link: string, version: string): void {
  rmSync(at(`${link}.new`), { force: true })
  symlinkSync(`releases/${version}`, at(`${link}.new`))
  renameSync(at(`${link}.new`), at(link))
}

function makeCurrent(version: string): void {
  const former = versionOf('current')
  if (former !== undefined && former !== version) changeLink('previous', former)
  changeLink('current', version)
}

/**
 * Adds the hashed files of the running release to another one, because browsers and caches still hold pages that load them. For a
 * rollback: the files of a newer release are in no list of the older one.
 */
function lend(version: string): void {
  const running = join(at('current'), assets)
  if (!existsSync(running) || realpathSync(at('current')) === realpathSync(folderOf(version))) return
  run('cp', ['--link', '--no-clobber', '--recursive', `${running}/.`, `${join(folderOf(version), assets)}/`])
}

/**
 * Before the webs restart: the edge drops query parameters that it does not know, and the old web ignores those that are new to
 * it. Skipped if no edge is installed.
 */
function updateEdge(): void {
  if (existsSync(join(process.env['POLYDEX_NGINX'] ?? '/etc/nginx', 'conf.d/polydex.conf'))) installEdge()
}

/** Unpacks a release and installs its packages; a folder of an interrupted attempt is replaced. */
async function prepare(archive: string, version: string, sum: string): Promise<void> {
  const part = `${folderOf(version)}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part)
  run('tar', ['--extract', '--file', archive, '--directory', part, '--strip-components', '1', '--no-same-owner'])
  console.log(`unpacked ${version}; installing its packages`)
  // Packages run no install scripts: docs/decisions/0004.
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: part })
  // Browsers and caches still hold pages of earlier releases, which load the files of those.
  const { keepOldFiles } = (await import(
    pathToFileURL(join(part, 'apps/web/build-plugins/keep-old-files.ts')).href
  )) as {
    keepOldFiles: (earlier: string, build: string) => Promise<void>
  }
  await keepOldFiles(join(at('current'), 'apps/web/build'), join(part, 'apps/web/build'))
  writeFileSync(join(part, 'release.sha256'), `${sum}\n`)
  renameSync(part, folderOf(version))
}

const ageOf = (version: string): number => statSync(folderOf(version)).mtimeMs

/** Deletes all releases but three: the current one, the previous one, and the newest other one. */
function forgetOld(): void {
  const kept = new Set([versionOf('current'), versionOf('previous')])
  const others = readdirSync(join(root, 'releases')).filter((name) => !kept.has(name))
  for (const name of others.toSorted((a, b) => ageOf(b) - ageOf(a)).slice(1))
    rmSync(folderOf(name), { recursive: true, force: true })
}

/**
 * Prepares a release beside the running one, migrates, changes the link `current`, installs the files of the edge, and restarts
 * one instance after the other. Stops at the first failure while the other instance goes on; can be run again once the cause is
 * fixed.
 */
export async function release(file: string): Promise<void> {
  process.umask(0o022)
  const archive = resolve(file)
  if (!existsSync(archive)) throw new Failure(`there is no file ${archive}`)
  const version = basename(archive, '.tar.gz').replace(/^polydex-/, '')
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  mkdirSync(join(root, 'releases'), { recursive: true })
  if (!existsSync(folderOf(version))) await prepare(archive, version, sum)
  else if (readFileSync(join(folderOf(version), 'release.sha256'), 'utf8').trim() === sum) lend(version)
  else throw new Failure(`${version} is already installed, from another file`)
  changeLink('next', version)
  console.log('migrating')
  run('systemctl', ['start', 'polydex-migrate.service'])
  makeCurrent(version)
  forgetOld()
  updateEdge()
  if (!succeeds('systemctl', ['is-active', '--quiet', 'polydex.target']))
    return console.log(`${version} is installed but not running: systemctl start polydex.target`)
  await roll()
  console.log(`${version} is running`)
}

/** The database stays as it is: migrations of a release keep the previous one working. */
export async function rollBack(): Promise<void> {
  process.umask(0o022)
  const version = versionOf('previous')
  if (version === undefined || !existsSync(folderOf(version))) throw new Failure('there is no previous release')
  lend(version)
  makeCurrent(version)
  updateEdge()
  await roll()
  console.log(`${version} is running again`)
}
