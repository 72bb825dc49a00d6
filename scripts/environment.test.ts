import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { loadConfig as loadApiConfig } from '../apps/api/src/config.ts'
import { loadConfig as loadDeskConfig } from '../apps/desk/src/config.ts'
import { loadConfig as loadWebConfig } from '../apps/web/config.ts'
import { loadConfig as loadWorkerConfig } from '../apps/worker/src/config.ts'

const example = parseEnv(await readFile('.env.example', 'utf8'))

/** The variables that no app reads: each app keeps only those of its own schema. */
function findUnknownVariables(environment: NodeJS.ProcessEnv): string[] {
  const known = new Set(
    [loadApiConfig, loadWorkerConfig, loadDeskConfig, loadWebConfig].flatMap((load) => Object.keys(load(environment))),
  )
  return Object.keys(environment).filter((name) => !known.has(name))
}

describe('.env.example', () => {
  it.each([
    ['api', loadApiConfig],
    ['worker', loadWorkerConfig],
    ['desk', loadDeskConfig],
    ['web', loadWebConfig],
  ])('is enough to start the %s', (_app, load) => {
    expect(() => load(example)).not.toThrow()
  })

  it('contains only variables that an app reads', () => {
    expect(findUnknownVariables(example)).toEqual([])
    expect(findUnknownVariables({ ...example, WEB_PROT: '3000' })).toEqual(['WEB_PROT'])
  })
})
