// Compares compose.yaml of deploy/containers with the images, the units, the settings and the nginx of deploy. It is
// never started, because the test machines have no Docker.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import {
  composeText,
  environmentOf,
  getService,
  networks,
  passwordNames,
  processOf,
  services,
} from './deploy/read-compose.ts'
import { findAll, stages } from './deploy/read-dockerfile.ts'
import { fillIn, loadOf } from './deploy/settings.ts'

const names = Object.keys(services)
const ourServices = names.filter((name) => processOf(name) !== undefined)
const others = names.filter((name) => getService(name).build === undefined)

/** Maintained separately from these files. */
const hasNginx = existsSync('deploy/nginx')

const readUnit = (name: string): Promise<string> => {
  const word = processOf(name) ?? ''
  return readFile(`deploy/systemd/polydex-${word}${['api', 'web'].includes(word) ? '@' : ''}.service`, 'utf8')
}
const findValues = (unit: string, word: string) =>
  [...unit.matchAll(new RegExp(`^${word}=(.+)$`, 'gm'))].map(([, value]) => value)

const ofImage = (name: string, word: string) => findAll(getService(name).build?.target ?? '', word).at(-1)
const userOf = (name: string) => getService(name).user ?? ofImage(name, 'USER')
function isChecked(name: string): boolean {
  const { healthcheck } = getService(name)
  return healthcheck?.disable !== true && (healthcheck?.test ?? ofImage(name, 'HEALTHCHECK')) !== undefined
}

/** Whether a variable contains a literal password. */
const isLiteral = ([name, value]: [string, unknown]): boolean =>
  /PASSWORD|SECRET|KEY/.test(name)
    ? !/^\$\{\w+:\?[^}]*\}$/.test(String(value))
    : /:\/\/\w+:(?!\$\{)\S*@/.test(String(value))

const membersOf = (network: string) => names.filter((name) => network in getService(name).networks)
const areConnected = (one: string, other: string) =>
  Object.keys(getService(one).networks).some((network) => network in getService(other).networks)
const addressOf = (name: string, network: string) => getService(name).networks[network]?.ipv4_address

describe('services', () => {
  it.each(names)('%s has a read-only image and cannot gain privileges', (name) => {
    expect(getService(name)).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: name === 'migrate' ? 'no' : 'unless-stopped',
    })
  })

  it('run as root only for the master of nginx, with four capabilities', () => {
    expect(names.filter((name) => !/^[1-9]\d*:[1-9]\d*$/.test(userOf(name) ?? ''))).toEqual(['edge'])
    const added = names.filter((name) => getService(name).cap_add !== undefined)
    expect(added).toEqual(['edge'])
    expect(getService('edge').cap_add).toEqual(['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'])
  })

  it('have a health check, except for migrate, which exits by itself', () => {
    expect(names.filter((name) => !isChecked(name))).toEqual(['migrate'])
  })

  it.each(others)('%s uses an image of a pinned version', (name) => {
    expect(getService(name).image).toMatch(/^(?:postgres:15|redis:7)-bookworm$/)
  })

  it.each(ourServices)('%s has the limits and the settings of its unit', async (name) => {
    const { mem_limit: memory, pids_limit: tasks, stop_grace_period: stop, env_file: files } = getService(name)
    const unit = await readUnit(name)
    expect(findValues(unit, 'MemoryMax')).toEqual([memory?.toUpperCase()])
    expect(findValues(unit, 'TasksMax')).toEqual(tasks === undefined ? [] : [String(tasks)])
    expect(findValues(unit, 'TimeoutStopSec')).toEqual(stop === undefined ? [] : [stop.replace('s', '')])
    expect(findValues(unit, 'EnvironmentFile')).toEqual(files)
  })

  it.each(ourServices)('%s can start in production once the blanks are filled in', async (name) => {
    const load = loadOf[processOf(name) ?? '']
    const config = load?.(fillIn(await environmentOf(name))) ?? {}
    // Nor is there a variable that its process does not read.
    expect(Object.keys(config)).toEqual(expect.arrayContaining(Object.keys(getService(name).environment ?? {})))
  })

  it('take passwords from passwords.env, which is blank, and have none of their own', async () => {
    const asked = new Set([...composeText.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))
    expect([...asked].toSorted()).toEqual(passwordNames.toSorted())
    const values = parseEnv(await readFile('deploy/containers/passwords.env', 'utf8'))
    expect(new Set(Object.values(values))).toEqual(new Set(['']))
    const entries = names.flatMap((name) => Object.entries(getService(name).environment ?? {}))
    expect(entries.filter(isLiteral)).toEqual([])
    expect(composeText).not.toMatch(/polydex:polydex|54320|63790|for-development|localhost/)
  })

  it('start after the migrations, which wait for PostgreSQL', () => {
    expect(getService('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    for (const name of ['api-01', 'api-02', 'worker', 'desk'])
      expect(getService(name).depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' })
  })

  it('are built from targets that exist, and mount files that exist', () => {
    const targets = names.flatMap((name) => getService(name).build?.target ?? [])
    expect(targets.filter((target) => !stages.some(({ name }) => name === target))).toEqual([])
    const mounts = names.flatMap((name) => getService(name).volumes ?? []).map((mount) => mount.split(':')[0] ?? '')
    // A bare name is a volume; /etc and /var belong to the operator.
    const files = mounts.filter((mount) => mount.startsWith('.')).map((mount) => join('deploy/containers', mount))
    // Docker cannot mount a file into a read-only folder that lacks it.
    files.push('deploy/nginx/polydex/upstream.conf')
    expect(files.filter((file) => !existsSync(file) && (hasNginx || !file.startsWith('deploy/nginx/')))).toEqual([])
  })
})

describe('networks', () => {
  it('isolate web and edge from PostgreSQL and Redis', () => {
    const pairs = ['edge', 'web-01', 'web-02'].flatMap((one) =>
      ['postgres', 'redis'].map((other) => [one, other] as const),
    )
    expect(pairs.filter(([one, other]) => areConnected(one, other))).toEqual([])
    expect(areConnected('edge', 'api-01')).toBe(false)
    expect(membersOf('limits')).toEqual(['api-01', 'api-02', 'redis'])
  })

  it('only let visitors reach the edge and the worker reach the Internet', () => {
    const open = Object.keys(networks).filter((name) => networks[name]?.internal !== true)
    expect(open.map((name) => [name, membersOf(name)])).toEqual([
      ['public', ['edge']],
      ['outside', ['worker']],
    ])
    expect(networks['public']?.driver_opts).toEqual({ 'com.docker.network.bridge.enable_ip_masquerade': 'false' })
    expect(names.filter((name) => getService(name).ports !== undefined)).toEqual(['edge'])
  })

  it('assign each address once', () => {
    const all = names.flatMap((name) => Object.values(getService(name).networks).map((own) => own.ipv4_address))
    const fixed = all.filter((address) => address !== undefined)
    expect(fixed.toSorted()).toEqual([...new Set(fixed)].toSorted())
  })

  it.each(['01', '02'])('have the addresses configured for web and api %s', async (number) => {
    const web = await environmentOf(`web-${number}`)
    const api = await environmentOf(`api-${number}`)
    expect(web['TRUSTED_PROXIES']).toBe(addressOf('edge', 'front'))
    expect(web['WEB_INNER_HOST']).toBe(addressOf(`web-${number}`, 'inner'))
    expect(api['API_INNER_HOST']).toBe(addressOf(`api-${number}`, 'inner'))
    expect(web['API_BASE']).toBe(`http://${api['API_INNER_HOST']}:${api['API_INNER_PORT']}`)
    const upstream = await readFile('deploy/containers/upstream.conf', 'utf8')
    expect(upstream).toContain(`server ${addressOf(`web-${number}`, 'front')}:${web['WEB_PORT']} `)
  })

  it('have the address configured for the worker', async () => {
    expect((await environmentOf('worker'))['WORKER_INNER_HOST']).toBe(addressOf('worker', 'inner'))
  })
})
