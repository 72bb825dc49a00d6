import { seedRandom } from '@polydex/contract/figure/seed-random'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportDecided } from '../catalogue/export-decided.ts'
import { findEntry } from '../catalogue/entry/find-entry.ts'
import type { ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { assignTrafficSites } from '../catalogue/store/assign-traffic-sites.ts'
import type { Db } from '../db/connect.ts'
import { isLong } from '../../../../tests/run-mode.ts'
import { copySmallCatalogue } from '../testing/copy-small-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { correctTestTool, createTestEditor, submitTestTool } from '../testing/test-senders.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { decideCase, type Verdict } from './decide-case.ts'
import { openCase } from './find-case.ts'
import { undoDecision } from './undo-decision.ts'

const [database, empty] = [openTestDatabase(), openTestDatabase()]
const now = new Date('2026-11-16T10:00:00Z')
const random = seedRandom('round trip')
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const maxDecisions = isLong ? 200 : 40
let [folder, editorId] = ['', 0]

beforeAll(async () => {
  folder = await copySmallCatalogue(12)
  await importCatalogue(database.as('worker'), folder, now)
  editorId = await createTestEditor(database.as('owner'), 'Ada')
}, 60_000)

const change = (entry: ToolEntry): ToolEntry =>
  pick<(entry: ToolEntry) => ToolEntry>([
    (given) => ({ ...given, name: `${given.name.slice(0, 60)} ${Math.floor(random() * 1e6)}` }),
    (given) => ({ ...given, pricing: { model: pick(['free', 'paid', 'contact']) } }),
    (given) => ({ ...given, categories: given.categories.toReversed() }),
    (given) => ({ ...given, closed: true }),
    (given) => ({ ...given, aiRole: 'feature' }),
    (given) => ({ ...given, features: [] }),
    (given) => ({ ...given, texts: { ...given.texts, ja: { description: '会議の要点をまとめる。', useCases: [] } } }),
    (given) => ({ ...given, alsoKnownAs: ['Another name'] }),
    (given) => ({ ...given, wholeSite: true, trafficHost: `app.${given.slug}.com` }),
  ])(entry)

/** Makes one random decision: approves a submission or a correction, declines a case, or undoes an earlier decision. */
async function decideSomething(turn: number, decided: string[], slugs: readonly string[]): Promise<void> {
  const desk = database.as('desk')
  if (decided.length > 0 && random() < 0.2) {
    const caseId = decided.splice(Math.floor(random() * decided.length), 1)[0] ?? ''
    const { version } = await openCase(desk, caseId, now)
    // Refused if a later decision builds on it.
    await undoDecision(desk, { caseId, version, editorId, now }).catch(() => {})
    return
  }
  const caseId =
    random() < 0.5
      ? await submitTestTool(database.db, `tool-${turn}.com`, { locale: pick(['en', 'de', 'zh'] as const) })
      : await correctTestTool(database.db, pick(slugs))
  const { version, draft } = await openCase(desk, caseId, now)
  const verdict: Verdict =
    draft === null || random() < 0.2
      ? { action: 'decline', reason: 'other' }
      : { action: 'approve', entry: random() < 0.8 ? change(draft) : draft }
  await decideCase(desk, { caseId, version, editorId, now }, verdict)
  decided.push(caseId)
}

/** Every listed tool: its catalogue, its entry with its hash, and its page in two languages. */
async function readPublic(db: Db): Promise<unknown[]> {
  const tools = await db
    .selectFrom('tools')
    .select(['id', 'slug', 'catalogue'])
    .where('status', 'in', ['published', 'closed'])
    .orderBy('slug')
    .execute()
  const found: unknown[] = []
  for (const { id, slug, catalogue } of tools) {
    const pages = [
      await getToolDetail(db, { toolId: slug, locale: 'en' }),
      await getToolDetail(db, { toolId: slug, locale: 'ja' }),
    ]
    // Alternatives depend on lists, which only one of the two databases has refreshed since.
    const state = await findEntry(db, id)
    found.push([catalogue, state?.entry, state?.contentHash, pages.map((page) => ({ ...page, alternatives: [] }))])
  }
  return found
}

describe('decisions and files', () => {
  it(
    `agree after ${maxDecisions} random decisions, an export and imports into this and an empty database`,
    { timeout: 120_000 },
    async () => {
      const slugs = (await database.db.selectFrom('tools').select('slug').orderBy('slug').execute()).map(
        ({ slug }) => slug,
      )
      const decided: string[] = []
      for (let turn = 0; turn < maxDecisions; turn += 1) await decideSomething(turn, decided, slugs)
      // Runs the refresh that every decision queues.
      await assignTrafficSites(database.db)
      const before = await readPublic(database.db)

      // Without an export, an import leaves decided entries unchanged and reports them.
      const { changed, added, remarks } = await importCatalogue(database.as('worker'), folder, now)
      expect({ changed, added }).toEqual({ changed: 0, added: 0 })
      expect(remarks.some(({ reason }) => reason.includes('decided at the desk'))).toBe(true)
      expect(await readPublic(database.db)).toEqual(before)

      expect((await exportDecided(database.as('reader'), folder)).length).toBeGreaterThan(maxDecisions / 8)
      expect(await importCatalogue(database.as('worker'), folder, now)).toMatchObject({
        changed: 0,
        added: 0,
        remarks: [],
      })
      await importCatalogue(empty.as('worker'), folder, now)
      expect(await readPublic(empty.db)).toEqual(await readPublic(database.db))
    },
  )
})
