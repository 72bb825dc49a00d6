// Runs `polydex release`, `rollback` and `roll` through the launcher, with a folder instead of /srv/polydex and a stub of systemctl:
// test machines have no systemd. npm, links, files and health checks are real.
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const run = promisify(execFile)
const healthCheck = '/readyz'

let folder: string
let root: string
let servers: Server[]
/** Number of the instance whose three ports this test has taken. */
let instance: string

const tryListen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === healthCheck ? 200 : 404
      response.end()
    })
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

/** Listens as the api, the web and the worker of an instance whose ports are free. */
async function openHealth(): Promise<void> {
  for (let number = 10; number < 100; number += 1) {
    const opened = await Promise.all([4200, 3200, 4300].map((port) => tryListen(port + number)))
    servers = opened.filter((server) => server !== undefined)
    instance = String(number)
    if (servers.length === opened.length) return
    for (const server of servers) server.close()
  }
}

/** Stub of systemctl: logs its arguments. Files control it: `active`, `fail-<unit>`, and `enabled` with further units. */
const standIn = (): string => `#!/bin/sh
echo "$*" >>'${folder}/calls'
case "$1" in
  is-active) [ -e '${folder}/active' ] ;;
  show) echo polydex-web@${instance}.service polydex-api@${instance}.service $(cat '${folder}/enabled' 2>/dev/null) ;;
  start) [ ! -e "${folder}/fail-$2" ] ;;
esac
`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-deploy-'))
  root = join(folder, 'srv')
  await openHealth()
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin/systemctl'), standIn())
  await chmod(join(folder, 'bin/systemctl'), 0o755)
  await writeFile(join(folder, 'active'), '')
})
afterEach(async () => {
  for (const server of servers) server.close()
  await rm(folder, { recursive: true })
})

/** Makes an archive like that of `npm run release`, with one asset of its own and one that all releases share. */
async function makeArchive(version: string, { content = version, hasEdge = false } = {}): Promise<string> {
  const name = `polydex-${version}`
  await cp('scripts/polydex', join(folder, name, 'scripts/polydex'), { recursive: true })
  const web = join(folder, name, 'apps/web')
  await mkdir(join(web, 'build/client/assets'), { recursive: true })
  await mkdir(join(web, 'build-plugins'))
  await cp('apps/web/build-plugins/keep-old-files.ts', join(web, 'build-plugins/keep-old-files.ts'))
  await writeFile(join(web, `build/client/assets/page-${version}.js`), content)
  await writeFile(join(web, 'build/client/assets/same-1.js'), 'same')
  const edge = join(folder, name, 'deploy/nginx/polydex')
  if (hasEdge) await mkdir(edge, { recursive: true })
  if (hasEdge)
    for (const file of ['addresses.conf', '../nginx.conf', '../polydex.conf'])
      await writeFile(join(edge, file), version)
  const manifest = { name: 'polydex', version, type: 'module' }
  await writeFile(join(folder, name, 'package.json'), JSON.stringify(manifest))
  const lock = { ...manifest, lockfileVersion: 3, packages: { '': manifest } }
  await writeFile(join(folder, name, 'package-lock.json'), JSON.stringify(lock))
  await run('tar', ['--create', '--gzip', `--file=${join(folder, name)}.tar.gz`, `--directory=${folder}`, name])
  await rm(join(folder, name), { recursive: true })
  return `${join(folder, name)}.tar.gz`
}

const command = (name: string, ...words: string[]) =>
  run('bash', ['deploy/polydex', name, ...words], {
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: folder,
      POLYDEX_ROOT: root,
      POLYDEX_NGINX: join(folder, 'nginx'),
      POLYDEX_SETTINGS: folder,
      POLYDEX_PAUSE: '0.01',
    },
  })

const release = (archive: string) => command('release', archive)

const listAssets = async (): Promise<string[]> =>
  (await readdir(join(root, 'current/apps/web/build/client/assets'))).toSorted()
const current = () => readlink(join(root, 'current'))
const readCalls = async (): Promise<string[]> => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')

it(
  'keeps three releases on the machine, and the assets of the three before the current one',
  { timeout: 60_000 },
  async () => {
    for (const version of ['1', '2', '3', '4']) await release(await makeArchive(version))
    expect(await listAssets()).toEqual(['page-1.js', 'page-2.js', 'page-3.js', 'page-4.js', 'same-1.js'])
    await release(await makeArchive('5'))
    expect(await listAssets()).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'page-5.js', 'same-1.js'])
    expect(await current()).toBe('releases/5')
    expect((await readdir(join(root, 'releases'))).toSorted()).toEqual(['3', '4', '5'])
  },
)

it('migrates first, then restarts the api while its web is stopped, then the web', async () => {
  const { stdout } = await release(await makeArchive('1'))
  expect(await readCalls()).toEqual([
    'start polydex-migrate.service',
    'is-active --quiet polydex.target',
    'show --property=Wants --value polydex.target',
    `stop polydex-web@${instance}.service`,
    `restart polydex-api@${instance}.service`,
    `restart polydex-web@${instance}.service`,
  ])
  expect(stdout).toContain('1 is running')
  await expect(release(await makeArchive('1', { content: 'changed' }))).rejects.toThrow('from another file')
})

it('leaves the running release alone if a migration fails, and can be run again', async () => {
  await release(await makeArchive('1'))
  const second = await makeArchive('2')
  await writeFile(join(folder, 'fail-polydex-migrate.service'), '')
  await writeFile(join(folder, 'calls'), '')
  await expect(release(second)).rejects.toThrow('Command failed')
  expect(await current()).toBe('releases/1')
  expect(await readlink(join(root, 'next'))).toBe('releases/2')
  expect(await readCalls()).toEqual(['start polydex-migrate.service'])
  await rm(join(folder, 'fail-polydex-migrate.service'))
  await release(second)
  await release(second)
  expect(await current()).toBe('releases/2')
  expect(await listAssets()).toEqual(['page-1.js', 'page-2.js', 'same-1.js'])
})

it('stops at a process that does not become ready: the others keep running', async () => {
  servers[0]?.close()
  await expect(release(await makeArchive('1'))).rejects.toThrow(`polydex-api@${instance}.service is not ready`)
  expect((await readCalls()).filter((call) => call.startsWith('restart'))).toHaveLength(1)
})

it('rolls back to the previous release and its edge, with the assets of the newer one, and forward again', async () => {
  await mkdir(join(folder, 'nginx/conf.d'), { recursive: true })
  await writeFile(join(folder, 'nginx/conf.d/polydex.conf'), '')
  await writeFile(join(folder, 'site.env'), 'SITE_ORIGIN=https://example.org\n')
  await writeFile(join(folder, 'bin/nginx'), '#!/bin/sh\n', { mode: 0o755 })
  const readEdge = () => readFile(join(folder, 'nginx/polydex/addresses.conf'), 'utf8')
  for (const version of ['1', '2']) await release(await makeArchive(version, { hasEdge: true }))
  expect(await readEdge()).toBe('2')
  const calls = await readCalls()
  expect(calls.lastIndexOf('reload nginx')).toBeLessThan(calls.lastIndexOf(`stop polydex-web@${instance}.service`))
  const { stdout } = await command('rollback')
  expect(stdout).toContain('1 is running again')
  expect([await current(), await readEdge()]).toEqual(['releases/1', '1'])
  expect(await listAssets()).toContain('page-2.js')
  expect((await readCalls()).at(-1)).toBe(`restart polydex-web@${instance}.service`)
  await command('rollback')
  expect(await current()).toBe('releases/2')
})
