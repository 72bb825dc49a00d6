import { rm } from 'node:fs/promises'
import { getTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { importFrom } from '@polydex/core/catalogue/import-from'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { expect, it, vi } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { createCalls } from '../../../apps/api/src/testing/test-calls.ts'
import { importTools } from './import-tools.ts'

const database = openTestDatabase()

it('rows of a German list are a site: found, shown in every language with the language of their text, the unknown unknown', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const folder = await copySmallCatalogue(1, ['translate-document', 'find-papers'])
  const example = 'catalogue/examples/werkzeuge'
  expect(await importTools([`${example}.csv`, '--folder', folder, '--map', `${example}.mapping.json`])).toBe(0)
  const report = await importFrom(database.as('worker'), { from: folder }, { now: new Date('2026-11-15') })
  expect(report).toMatchObject({ added: 10, rejected: 0 })
  const app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
  const { call } = createCalls(() => app)

  expect(await call(getToolDetail, { toolId: 'tl-dv', locale: 'ja' })).toMatchObject({
    name: 'tl;dv',
    textLocale: 'de',
    description: expect.stringContaining('Besprechungen'),
    pricing: { model: 'freemium' },
    features: [],
  })
  const found = await call(getTools, { q: 'Übersetzung', locale: 'de' })
  expect(found.tools.map(({ slug }) => slug)).toContain('deepl')
  await app.close()
  await rm(folder, { recursive: true })
})
