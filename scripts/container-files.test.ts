// Lints the Dockerfile of deploy/containers and compares it with the repository. It is never built, because the test
// machines have no Docker. container-images.db.test.ts starts the processes from the images' files.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { validate } from 'dockerfile-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { dockerfile, findAll, isIgnored, parseCopy, stages } from './deploy/read-dockerfile.ts'

const appTargets = ['web', 'api', 'worker', 'desk']

describe('Dockerfile', () => {
  it('passes the linter', async () => {
    expect(validate(await readFile(dockerfile, 'utf8'))).toEqual([])
  })

  it.each([
    'FROM node:24\nCOPPY a b',
    'FROM node:24\nHEALTHCHECK --intervall=10s CMD ["true"]',
    'FROM node:24 AS\nCMD ["node"]',
    'FROM node:24\nWORKDIR srv',
  ])('would fail the linter as %j', (broken) => {
    expect(validate(broken)).not.toEqual([])
  })

  it('is based on pinned images, with Node as in .node-version', async () => {
    const known = new Set(['${PREVIOUS_WEB}'])
    const images = new Set<string>()
    for (const { name, base } of stages) {
      if (!known.has(base)) images.add(base)
      known.add(name)
    }
    const version = (await readFile('.node-version', 'utf8')).trim()
    expect([...images]).toEqual([`node:${version}-bookworm-slim`, 'debian:12-slim'])
  })

  it('copies only from the build context and from earlier stages', () => {
    const earlier = new Set<string>()
    const faults: string[] = []
    for (const { name, instructions } of stages) {
      for (const { rest } of instructions.filter(({ word }) => word === 'COPY')) {
        const { from, sources } = parseCopy(rest)
        if (from === undefined) faults.push(...sources.filter((source) => !existsSync(source) || isIgnored(source)))
        else if (!earlier.has(from)) faults.push(from)
      }
      earlier.add(name)
    }
    expect(faults).toEqual([])
    expect(stages.length).toBeGreaterThan(10)
  })

  it.each(appTargets)('%s runs one program, not as root, with a health check', (target) => {
    expect(findAll(target, 'USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(JSON.parse(findAll(target, 'CMD').at(-1) ?? '')).toEqual(['node', expect.stringMatching(/\.ts$/)])
    expect(findAll(target, 'HEALTHCHECK').at(-1)).toMatch(/ CMD \["node", "scripts\/check-health\.ts", /)
  })

  it('bakes no setting into a layer except NODE_ENV', () => {
    expect(new Set(appTargets.flatMap((target) => findAll(target, 'ENV')))).toEqual(new Set(['NODE_ENV=production']))
    expect(appTargets.flatMap((target) => findAll(target, 'ARG'))).toEqual([])
  })

  it.each([
    '.env',
    '.git/config',
    'apps/web/.env.local',
    'deploy/env/secrets.env',
    'node_modules/pg/package.json',
    'apps/web/build/server/index.js',
    'packages/core/src/testing/test-template.ts',
    'apps/api/src/app.db.test.ts',
  ])('has a build context without %s', (path) => {
    expect(isIgnored(path)).toBe(true)
  })

  it.each(['.npmrc', 'apps/web/build.ts', 'apps/web/build-plugins/chunk-groups.ts', 'scripts/migrate.ts'])(
    'has a build context with %s',
    (path) => {
      expect(isIgnored(path)).toBe(false)
    },
  )
})

/** Runs the health check of an api; resolves to its exit code. */
const check = async (port: number): Promise<unknown> => {
  const env = { API_INNER_HOST: '127.0.0.1', API_INNER_PORT: String(port) }
  const child = execFile(process.execPath, ['scripts/check-health.ts', 'API_INNER', '/readyz'], { env })
  const [code] = (await once(child, 'exit')) as unknown[]
  return code
}

describe('health check', () => {
  let server: Server | undefined
  afterEach(() => server?.close())
  it.each([
    [200, 0],
    [503, 1],
  ])('of a listener that returns %i exits with %i', async (status, code) => {
    const asked: (string | undefined)[] = []
    server = createServer(({ url }, response) => {
      asked.push(url)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    expect(await check((server.address() as AddressInfo).port)).toBe(code)
    expect(asked).toEqual(['/readyz'])
  })

  it('of a process that does not listen exits with 1', async () => {
    expect(await check(1)).toBe(1)
  })
})
