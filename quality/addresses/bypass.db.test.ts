import { correctTool } from '@polydex/contract/correction'
import { fieldMessage } from '@polydex/contract/field-message'
import { checkAddress, submitTool } from '@polydex/contract/submission'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { get, post, type App } from '../../apps/api/src/testing/test-account.ts'
import { doublingTechniques } from './doubling-techniques.ts'
import { hostTechniques } from './host-techniques.ts'
import { knownAddresses, type DoublingTechnique } from './technique.ts'
import { textTechniques } from './text-techniques.ts'

const database = openTestDatabase()
const refused = [...hostTechniques, ...textTechniques]
const listedHost = 'alpha.com'

/** Waiting submissions. Their texts differ: three similar ones would be held as a campaign. */
const waiting = {
  root: { host: 'aurora-notes.com', description: 'Turns scattered notes into short briefings.' },
  page: { host: 'amber-trains.com', description: 'Finds the cheapest night train for a journey through Europe.' },
  idn: { host: 'archive-letters.com', description: 'Reads old handwriting and lists the people whom it mentions.' },
} satisfies Record<DoublingTechnique['known'], { host: string; description: string }>
const kinds = Object.keys(knownAddresses) as DoublingTechnique['known'][]

let app: App

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  const entries = kinds.map((known) => toolEntryOf(`alpha-${known}`, { homepage: knownAddresses[known](listedHost) }))
  await createTools(database.db, entries)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const check = (url: string) => get(app, `${checkAddress.path}?${String(new URLSearchParams({ url, locale: 'en' }))}`)
const submit = (url: string, given: object = {}) => post(app, submitTool.path, { ...submitTool.example, url, ...given })
const correct = (source: string) =>
  post(app, correctTool.path, { ...correctTool.example, toolId: 'alpha-root', source })

const countCases = async (): Promise<number> => (await database.db.selectFrom('cases').select('id').execute()).length

const statusOf = async (url: string) => checkAddress.output.parse((await check(url)).body['data']).status

describe('an address', () => {
  it('D5.4 is attacked with at least 60 techniques, each with its own name and weakness', () => {
    const techniques = [...refused, ...doublingTechniques]
    expect(techniques.length).toBeGreaterThanOrEqual(60)
    for (const property of ['name', 'weakness'] as const)
      expect(new Set(techniques.map((technique) => technique[property])).size).toBe(techniques.length)
  })

  it('D5.4 is accepted by all three calls if valid, so a refusal is about the address', async () => {
    const url = 'https://lantern.com/'
    expect([(await check(url)).status, (await submit(url)).status, (await correct(url)).status]).toEqual([
      200, 200, 200,
    ])
  })

  it.each(refused)('D5.4 S5.4b D6.2c is refused by all three calls: $name', async ({ address }) => {
    const before = await countCases()
    const answers = [await check(address), await submit(address), await correct(address)]
    expect(answers.map(({ status, body }) => [status, Object.keys(body['fields'] ?? {})])).toEqual([
      [400, ['url']],
      [400, ['url']],
      [400, ['source']],
    ])
    expect(await countCases()).toBe(before)
  })

  it.each(doublingTechniques)('D5.4 is recognised as listed in another spelling: $name', async ({ address }) => {
    const before = await countCases()
    expect(await statusOf(address(listedHost))).toBe('listed')
    expect(await submit(address(listedHost))).toMatchObject({
      status: 400,
      body: { fields: { url: fieldMessage.urlListed } },
    })
    expect(await countCases()).toBe(before)
  })

  it('D5.4 is recognised as waiting in every other spelling', async () => {
    for (const known of kinds) {
      const { host, description } = waiting[known]
      expect((await submit(knownAddresses[known](host), { name: host, description })).status).toBe(200)
    }
    const before = await countCases()
    for (const { name, known, address } of doublingTechniques) {
      expect([name, await statusOf(address(waiting[known].host))]).toEqual([name, 'waiting'])
      expect([name, (await submit(address(waiting[known].host))).status]).toEqual([name, 400])
    }
    expect(await countCases()).toBe(before)
  })
})
