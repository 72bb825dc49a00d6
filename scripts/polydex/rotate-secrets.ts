import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, readSetting, settingsFolder, writePrivate, writeSettings } from './machine.ts'
import { roll } from './roll.ts'

/** The new key, while a rotation is in progress. */
const next = join(settingsFolder, 'secrets.next')
const retired = join(settingsFolder, 'retired')

const say = (text: string): void => console.log(`${process.uptime().toFixed(0)} s: ${text}`)

/**
 * Backups contain data sealed with the old keys: the keys are kept for as long as backups, where no process reads them. systemd
 * deletes them afterwards.
 */
function retire(): void {
  const keys = readSetting('secrets', 'SECRETS_KEYS_FORMER')
  if (keys === '') return
  const days = readSetting('web', 'BACKUPS_KEPT_DAYS') || '30'
  mkdirSync(retired, { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  writePrivate(join(retired, `secrets-${stamp}.env`), `SECRETS_KEYS_FORMER=${keys}\n`)
  const rules = join(process.env['POLYDEX_TMPFILES'] ?? '/etc/tmpfiles.d', 'polydex-retired.conf')
  writeFileSync(rules, `e ${retired} - - - m:${days}d\n`)
  say(`the old key is kept in ${retired} for ${days} days, to read backups`)
}

/** Seals everything again with the new key; returns what the job prints. */
function reseal(): string {
  const { status, stdout, stderr } = spawnSync('polydex', ['job', 'reseal-secrets'], { encoding: 'utf8' })
  if (status !== 0) throw new Failure(`the job reseal-secrets failed: ${stderr.trim()}`)
  say(stdout.trim())
  return stdout
}

/**
 * At any time each process can open what any other seals: all of them get the new key to open with, then to seal with; then
 * everything sealed with the old key is resealed, and the old key is removed. No session ends. After a failure it resumes where it
 * stopped.
 */
export async function rotateSecrets(): Promise<void> {
  const old = readSetting('secrets', 'SECRETS_KEY')
  if (old === '') throw new Failure(`there is no SECRETS_KEY in ${settingsFolder}/secrets.env`)
  if (!existsSync(next)) writePrivate(next, `${randomBytes(32).toString('base64')}\n`)
  const key = readFileSync(next, 'utf8').trim()
  if (old !== key) {
    const former = readSetting('secrets', 'SECRETS_KEYS_FORMER')
      .split(',')
      .filter((one) => one !== '' && one !== key)
    writeSettings('secrets', { SECRETS_KEYS_FORMER: [key, ...former].join(',') })
    await roll()
    say('every process can open what the new key seals')
    writeSettings('secrets', { SECRETS_KEY: key, SECRETS_KEYS_FORMER: [old, ...former].join(',') })
  }
  await roll()
  say('every process seals with the new key')
  // Twice: the second run must find nothing left.
  reseal()
  if (!reseal().includes('"resealed":0,"unreadable":0'))
    throw new Failure(
      'some secrets cannot be opened: keeping both keys. Add the missing key to SECRETS_KEYS_FORMER, then run this again',
    )
  retire()
  writeSettings('secrets', { SECRETS_KEYS_FORMER: '' })
  await roll()
  rmSync(next)
  say(`the old key is retired. Replace your copy of ${settingsFolder}/secrets.env with the new one`)
}
