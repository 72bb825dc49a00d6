// Runs `polydex edge` with folders instead of /srv/polydex and /etc/nginx, and a stub of nginx that refuses on demand.
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const run = promisify(execFile)
let folder: string
const at = (...names: string[]) => join(folder, ...names)
const read = (name: string) => readFile(at('nginx', name), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-edge-'))
  for (const name of ['bin', 'etc', 'nginx/conf.d']) await mkdir(at(name), { recursive: true })
  await writeFile(at('etc/site.env'), 'SITE_ORIGIN=https://tools.example.com\n')
  await writeFile(at('nginx/nginx.conf'), "# Debian's\n")
  await writeFile(at('bin/nginx'), `#!/bin/sh\n[ ! -e '${at('fail-nginx')}' ]\n`, { mode: 0o755 })
  await writeFile(at('bin/systemctl'), `#!/bin/sh\necho "$*" >>'${at('calls')}'\n`, { mode: 0o755 })
  await makeRelease('1')
  await symlink('releases/1', at('srv/current'))
})
afterEach(() => rm(folder, { recursive: true }))

const makeRelease = (version: string) =>
  cp('deploy/nginx', at('srv/releases', version, 'deploy/nginx'), { recursive: true })

/** Makes the second release, whose edge differs in these files. */
async function makeNext(...changed: string[]): Promise<void> {
  await makeRelease('2')
  for (const name of changed) await appendFile(at('srv/releases/2/deploy/nginx', name), '# of the second release\n')
  await rm(at('srv/current'))
  await symlink('releases/2', at('srv/current'))
  await symlink('releases/1', at('srv/previous'))
}

const bringEdge = () =>
  run(process.execPath, ['scripts/polydex/main.ts', 'edge'], {
    env: {
      PATH: [at('bin'), process.env['PATH']].join(delimiter),
      POLYDEX_ROOT: at('srv'),
      POLYDEX_NGINX: at('nginx'),
      POLYDEX_SETTINGS: at('etc'),
    },
  })

const reloads = async () => (await readFile(at('calls'), 'utf8')).match(/^reload nginx$/gm)?.length ?? 0

it('installs the files with the host of the site, changed ones of a later release too, and reloads nginx only if something differs', async () => {
  await bringEdge()
  expect(await read('conf.d/polydex.conf')).toContain('server_name tools.example.com www.tools.example.com;')
  await makeNext('polydex/addresses.conf', 'polydex/upstream.conf')
  await bringEdge()
  expect(await read('polydex/addresses.conf')).toContain('of the second release')
  expect(await read('polydex/upstream.conf')).toContain('of the second release')
  expect(await reloads()).toBe(2)
  await bringEdge()
  expect(await reloads()).toBe(2)
})

it('restores the previous files if nginx refuses the new ones', async () => {
  await bringEdge()
  const before = await readdir(at('nginx'), { recursive: true })
  await makeNext('polydex/addresses.conf', 'polydex.conf')
  await writeFile(at('fail-nginx'), '')
  await expect(bringEdge()).rejects.toThrow('restored the previous one')
  expect(await readdir(at('nginx'), { recursive: true })).toEqual(before)
  for (const name of ['polydex/addresses.conf', 'conf.d/polydex.conf'])
    expect(await read(name)).not.toContain('of the second release')
  expect(await reloads()).toBe(1)
})

it('D2.5 has the name and the languages of an own site, of which the first has no prefix', async () => {
  await writeFile(at('etc/site.json'), JSON.stringify({ name: 'A & B', languages: ['de', 'en'] }))
  await appendFile(at('etc/site.env'), `SITE_FILE=${at('etc/site.json')}\n`)
  await bringEdge()
  expect(await read('polydex/pages/away/en.html')).toContain('A &#38; B')
  expect(await read('polydex/addresses.conf')).toContain('(?:/(?:en))?/find')
  const language = await read('polydex/language.conf')
  expect(language).toContain('edge_locale_of_header {\n  default ask;\n}')
  expect(language).toContain('edge_locale_of_path {\n  default de;\n  "~^/en(?:[/.?]|$)" en;\n}')
  await bringEdge()
  expect(await reloads()).toBe(1)
})
