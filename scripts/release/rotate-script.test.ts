// Runs `polydex rotate` with a folder instead of /etc/polydex, and stubs for the commands of the machine.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { createSecureContext, createServer, type Server } from 'node:tls'
import { parseEnv, promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const program = resolve('scripts/polydex/main.ts')
let folder: string
let port = 0
const at = (...names: string[]) => join(folder, ...names)
const etc = (...names: string[]) => at('etc', ...names)

/** Writes a stub of a command; `$@` are its arguments. */
const standIn = (name: string, script: string) => writeFile(at('bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-rotate-'))
  for (const name of ['bin', 'etc/tls', 'tmpfiles', 'srv']) await mkdir(at(name), { recursive: true })
  await cp('deploy/env', etc(), { recursive: true })
  const secrets = '# Read by api and worker.\nSECRETS_KEY=b2xk\nSECRETS_KEYS_FORMER=\n'
  await writeFile(etc('secrets.env'), secrets, { mode: 0o600 })
  await writeFile(etc('web.env'), 'BACKUPS_KEPT_DAYS=21\n')
  // Asked for units at the start of a roll, it names none, and records the settings that processes would read at this moment.
  await standIn(
    'systemctl',
    `echo "$*" >>'${at('calls')}'; [ "$1" = show ] || exit 0
     cat '${etc('secrets.env')}' '${etc('inner.env')}' | grep -v '^#' >>'${at('rolls')}'; echo --- >>'${at('rolls')}'; [ ! -e '${at('fail-roll')}' ]`,
  )
})
afterEach(() => rm(folder, { recursive: true }))

const rotate = (kind: string, ...words: string[]) =>
  run(process.execPath, [program, 'rotate', kind, ...words], {
    env: {
      PATH: [at('bin'), process.env['PATH']].join(delimiter),
      POLYDEX_ROOT: at('srv'),
      POLYDEX_SETTINGS: etc(),
      POLYDEX_TMPFILES: at('tmpfiles'),
      POLYDEX_PATIENCE: '1',
      POLYDEX_HTTPS_PORT: String(port),
    },
  })

const readSecrets = async () => parseEnv(await readFile(etc('secrets.env'), 'utf8'))
const readRolls = async () =>
  (await readFile(at('rolls'), 'utf8'))
    .split('---\n')
    .slice(0, -1)
    .map((text) => parseEnv(text))

/** Stubs the reseal job: prints these results in turn, then repeats the last one. */
const reseal = async (...results: string[]) => {
  await writeFile(at('results'), results.map((result) => `reseal-secrets: ${result} in 0.1 s\n`).join(''))
  await standIn(
    'polydex',
    `echo "$*" >>'${at('asked')}'; n=$(wc -l <'${at('asked')}'); { sed -n "$n"p '${at('results')}' | grep . || tail -n 1 '${at('results')}'; }`,
  )
}

describe('polydex rotate secrets', () => {
  it('lets every process decrypt with the new key before sealing with it, and drops the old key last', async () => {
    await reseal('{"resealed":7,"unreadable":0}', '{"resealed":0,"unreadable":0}')
    const { stdout } = await rotate('secrets')
    const { SECRETS_KEY: key = '' } = await readSecrets()
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect((await readRolls()).map((seen) => [seen['SECRETS_KEY'], seen['SECRETS_KEYS_FORMER']])).toEqual([
      ['b2xk', key],
      [key, 'b2xk'],
      [key, ''],
    ])
    expect(await readFile(at('asked'), 'utf8')).toBe('job reseal-secrets\n'.repeat(2))
    expect((await stat(etc('secrets.env'))).mode & 0o777).toBe(0o600)
    expect(await readFile(etc('secrets.env'), 'utf8')).toContain('# Read by api and worker.')
    expect(await readdir(etc())).not.toContain('secrets.next')
    expect(stdout).not.toContain(key)
    // The old key is kept where no process reads it, for as long as backups.
    const [name = ''] = await readdir(etc('retired'))
    expect(await readFile(etc('retired', name), 'utf8')).toBe('SECRETS_KEYS_FORMER=b2xk\n')
    expect((await stat(etc('retired', name))).mode & 0o777).toBe(0o600)
    expect(await readFile(at('tmpfiles/polydex-retired.conf'), 'utf8')).toBe(`e ${etc('retired')} - - - m:21d\n`)
  })

  it('keeps both keys while a secret cannot be decrypted, and continues from there', async () => {
    await reseal('{"resealed":7,"unreadable":1}')
    await expect(rotate('secrets')).rejects.toThrow('keeping both keys')
    const { SECRETS_KEY: key } = await readSecrets()
    expect(await readSecrets()).toMatchObject({ SECRETS_KEYS_FORMER: 'b2xk' })
    await reseal('{"resealed":0,"unreadable":0}')
    await rotate('secrets')
    expect(await readSecrets()).toEqual({ SECRETS_KEY: key, SECRETS_KEYS_FORMER: '' })
  })

  it('refuses to run during a release', async () => {
    const env = { PATH: process.env['PATH'], POLYDEX_ROOT: at('srv'), POLYDEX_SETTINGS: etc() }
    const words = [at('srv/lock'), process.execPath, program, 'rotate', 'secrets']
    await expect(run('flock', words, { env })).rejects.toThrow('in progress')
    expect(await readSecrets()).toMatchObject({ SECRETS_KEY: 'b2xk' })
  })
})

it('polydex rotate passwords renews the secret that web and api share, and names unused passwords', async () => {
  await standIn('runuser', 'printf "polydex_api\\npolydex_replica\\n"')
  await expect(rotate('passwords')).rejects.toThrow(/password null\npolydex_api\n$/)
  await writeFile(etc('api.env'), 'DATABASE_READ_URL=postgres://polydex_api:secret@10.0.0.2/polydex\n')
  expect((await rotate('passwords')).stdout).toContain('no PostgreSQL role has an unused password')
  const seen = (await readRolls()).map(({ INNER_SECRET }) => INNER_SECRET)
  expect(new Set(seen).size).toBe(2)
  expect(Buffer.from(seen[0] ?? '', 'base64')).toHaveLength(32)
})

const makeCertificate = async (name: string, host = 'example.org', days = '30') => {
  const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', days]
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},DNS:www.${host}`]
  await run('openssl', ['req', ...how, '-keyout', at(`${name}.key`), '-out', at(`${name}.pem`), ...names])
  return [at(`${name}.pem`), at(`${name}.key`)] as const
}
const readServed = () => Promise.all(['fullchain.pem', 'key.pem'].map((name) => readFile(etc('tls', name), 'utf8')))

describe('polydex rotate certificate', () => {
  let server: Server
  /** Whether the edge rereads its files on a reload. */
  let follows = true

  beforeEach(async () => {
    follows = true
    const [chain, key] = await makeCertificate('old')
    await cp(chain, etc('tls/fullchain.pem'))
    await cp(key, etc('tls/key.pem'))
    const old = { cert: readFileSync(chain), key: readFileSync(key) }
    const read = () => ({ cert: readFileSync(etc('tls/fullchain.pem')), key: readFileSync(etc('tls/key.pem')) })
    server = createServer({ SNICallback: (_name, answer) => answer(null, createSecureContext(follows ? read() : old)) })
    server.on('tlsClientError', () => {})
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
    await standIn('nginx', `[ ! -e '${at('fail-nginx')}' ]`)
  })
  afterEach(() => server.close())

  it('installs a certificate and checks that it is served', async () => {
    const files = await makeCertificate('new')
    const { stdout } = await rotate('certificate', ...files)
    expect(stdout).toContain('the edge serves it; valid until')
    expect(await readServed()).toEqual(await Promise.all(files.map((file) => readFile(file, 'utf8'))))
    expect((await stat(etc('tls/key.pem'))).mode & 0o777).toBe(0o600)
    expect((await readdir(etc('tls'))).toSorted()).toEqual(['fullchain.pem', 'key.pem'])
  })

  it('refuses an unusable certificate before it changes anything', async () => {
    const before = await readServed()
    const [chain, key] = await makeCertificate('new')
    const cases: [string, string, string][] = [
      [chain, at('old.key'), 'the key does not match the certificate'],
      [key, key, 'is not a certificate'],
      [chain, chain, 'is not a key'],
      [...(await makeCertificate('other', 'example.com')), 'does not cover example.org'],
      [...(await makeCertificate('short', 'example.org', '1')), 'expires within a day'],
    ]
    for (const [a, b, reason] of cases) await expect(rotate('certificate', a, b)).rejects.toThrow(reason)
    expect(await readServed()).toEqual(before)
    expect(await readdir(folder)).not.toContain('calls')
  })

  it.each(['nginx refuses it', 'the edge goes on with the old one'])('restores the old files: %s', async (cause) => {
    const before = await readServed()
    if (cause === 'nginx refuses it') await writeFile(at('fail-nginx'), '')
    else follows = false
    await expect(rotate('certificate', ...(await makeCertificate('new')))).rejects.toThrow('restored the previous one')
    expect(await readServed()).toEqual(before)
  })
})
