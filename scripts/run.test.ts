import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig as loadApiConfig } from '../apps/api/src/config.ts'
import { loadConfig as loadDeskConfig } from '../apps/desk/src/config.ts'
import { loadConfig as loadWebConfig } from '../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../apps/worker/src/config.ts'

let folder: string
const address = 'postgres://127.0.0.1/x'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-run-'))
  await writeFile(join(folder, '.env.example'), 'WHERE=example\nSAMPLE_DATA=true\n')
})
afterEach(() => rm(folder, { recursive: true }))

/** Environment that a program sees if it is started in an installation of its own. */
function run(environment: Record<string, string>): { where?: string; sample?: string } {
  const program = 'console.log(JSON.stringify({ where: process.env.WHERE, sample: process.env.SAMPLE_DATA }))'
  const { stdout } = spawnSync('bash', [resolve('scripts/run.sh'), '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  })
  return JSON.parse(stdout) as { where?: string; sample?: string }
}

describe('scripts/run.sh', () => {
  it('uses .env.example on a first run', () => {
    expect(run({})).toEqual({ where: 'example', sample: 'true' })
  })

  it('ignores .env.example if there is a .env', async () => {
    await writeFile(join(folder, '.env'), 'WHERE=own\n')
    expect(run({})).toEqual({ where: 'own' })
  })

  it.each([{ DATABASE_URL: address }, { WORKER_DATABASE_URL: address }, { NODE_ENV: 'production' }])(
    'ignores .env.example with %o',
    (environment) => {
      expect(run(environment)).toEqual({})
    },
  )
})

it.each([
  ['api', loadApiConfig],
  ['worker', loadWorkerConfig],
  ['desk', loadDeskConfig],
  ['web', loadWebConfig],
])('.env.example is enough to start the %s', async (_app, load) => {
  const example = parseEnv(await readFile('.env.example', 'utf8'))
  expect(() => load(example)).not.toThrow()
})
