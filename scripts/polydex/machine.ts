// What commands for a machine of deploy/install.md share. Uses nothing but Node.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The launcher sets it, on such a machine only; in the sandbox of a role it is missing again. */
export const isMachine = process.env['POLYDEX_ROOT'] !== undefined
export const root = process.env['POLYDEX_ROOT'] ?? '/srv/polydex'
export const settingsFolder = process.env['POLYDEX_SETTINGS'] ?? '/etc/polydex'

/** What an operator reads, without a stack trace. */
export class Failure extends Error {}
/** Called with wrong arguments. */
export class UsageError extends Error {}

/** Arguments by `parseArgs`; what it refuses is a mistake of the caller. */
export function readWords<T extends ParseArgsConfig>(words: string[], config: T) {
  try {
    return parseArgs({ ...config, args: words })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Given = { cwd?: string; input?: string; isQuiet?: boolean }

/** What a program prints; a failure if it exits with anything but 0. */
export function ask(program: string, words: readonly string[], { cwd, input }: Given = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', cwd, input })
  if (status !== 0) throw new Failure(`${program} failed: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}

/** Runs a program whose lines the operator sees. */
export function run(program: string, words: readonly string[], { cwd }: Given = {}): void {
  const { status, error } = spawnSync(program, words, { stdio: 'inherit', cwd })
  if (status !== 0)
    throw new Failure(`${program} ${words.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`)
}

/** Whether a program exits with 0; its lines are dropped unless they should be seen. */
export const succeeds = (program: string, words: readonly string[], { isQuiet = true }: Given = {}): boolean =>
  spawnSync(program, words, { stdio: isQuiet ? 'ignore' : 'inherit' }).status === 0

/** Runs this command again under a lock that admits one release at a time. */
export function runLocked(): number {
  mkdirSync(join(root, 'releases'), { recursive: true, mode: 0o755 })
  const busy = 75
  const { status } = spawnSync(
    'flock',
    ['--nonblock', `--conflict-exit-code=${busy}`, join(root, 'lock'), process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, POLYDEX_LOCKED: '1' } },
  )
  if (status === busy) throw new Failure('another release is in progress')
  return status ?? 1
}

/** The version that a link below root points to; undefined if there is no link. */
export function versionOf(link: string): string | undefined {
  try {
    return basename(readlinkSync(join(root, link)))
  } catch {
    return undefined
  }
}

/** A file of settings, as text. */
export const readSettings = (name: string): string => readFileSync(join(settingsFolder, name), 'utf8')

/** The host of the site, without a port. */
export function readHost(): string {
  const origin = /^SITE_ORIGIN=(.*)$/m.exec(readSettings('site.env'))?.[1] ?? ''
  if (!URL.canParse(origin)) throw new Failure(`SITE_ORIGIN in ${join(settingsFolder, 'site.env')} has no host`)
  return new URL(origin).hostname
}
