import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { findEntry } from '@polydex/core/catalogue/entry/find-entry'
import { exportDecided } from '@polydex/core/catalogue/export-decided'
import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { inEveryLocale } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { correctTestTool, createTestEditor } from '@polydex/core/testing/test-senders'
import { expect, it } from 'vitest'
import { ask, buildTestDesk, signInAs } from './testing/test-desk.ts'

const database = openTestDatabase()
const now = new Date('2026-11-16T10:00:00Z')

type Complete<Value> = Value extends readonly (infer Item)[]
  ? Complete<Item>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<Value[Key]> }
    : Value

const read = { on: '2026-11-01', at: 'https://lantern.com/about' }
const checked = { ...read, copy: 'https://copies.example.org/lantern' }
const checkedAnew = { on: new Date().toISOString().slice(0, 10), at: 'https://lantern.com/all' }
const price = { amount: 12.5, currency: 'EUR', period: 'month' as const }
const page = (path: string) => `https://lantern.com/${path}`

/** An entry that leaves out nothing: a new field, text or kind of fact does not compile until it is here. */
const complete: Complete<ToolEntry> = {
  slug: 'lantern',
  name: 'Lantern',
  homepage: 'https://lantern.com/',
  categories: ['writing-assistants', 'copywriting'],
  pricing: { model: 'paid', from: { ...price, checkedOn: '2026-11-01' } },
  aiRole: 'feature',
  features: ['mcp'],
  lacks: ['on-device'],
  tasks: ['write-text', 'chat-with-pdf'],
  rivals: ['torch'],
  firstListed: '2024-02-29',
  wholeSite: true,
  trafficHost: 'app.lantern.com',
  sizeTier: 2,
  closed: true,
  aliases: ['lamp'],
  alsoKnownAs: ['ランタン', 'Lantern AI'],
  facts: {
    platforms: { yes: ['web', 'ios'], no: ['linux'], checked },
    interface: { yes: ['ja'], no: ['vi'], checked },
    free: { value: { limit: 'per-day', signUp: 'no', card: 'no', watermark: 'yes' }, checked },
    maker: { value: 'Lantern Ltd', checked },
    country: { value: 'JP', checked },
    owner: { value: 'Lamp Inc', checked },
    launched: { value: 2023, checked },
    notOffered: { value: ['CN'], checked },
    commercial: { value: 'paid', checked },
    contentLanguages: { yes: ['de'], no: ['ko'], checked },
    unsuited: { value: 'legal', checked },
    changes: { value: [{ what: 'bought', year: 2024, name: 'Lamp Inc' }], checked },
    plans: { value: [{ name: 'Pro', ...price, perSeat: true }], checked },
    data: { value: { training: 'opt-out', storedIn: ['DE'], certificates: ['c5'] }, checked: read },
  },
  judgedOn: '2026-11-16',
  links: {
    pricing: page('pricing'),
    docs: page('docs'),
    status: page('status'),
    repository: page('repository'),
    appStore: page('ios'),
    playStore: page('android'),
    chromeStore: page('chrome'),
  },
  texts: inEveryLocale((locale) => ({
    name: `Lantern ${locale}`,
    description: `Reads notes in ${locale}.`,
    useCases: ['Read notes', 'Write notes'],
    bestFor: `Notes in ${locale}`,
    notFor: `Books in ${locale}`,
    rather: { torch: `it is dark in ${locale}` },
    beside: '0123abcd',
  })),
}
const { beside: _, ...english } = complete.texts.en
const full: ToolEntry = { ...complete, texts: { ...complete.texts, en: english } }

/** What a browser sends for the forms of a page in which nothing was changed. */
function readForms(body: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, attributes = ''] of body.matchAll(/<input\s([^>]*)>/g)) {
    const [, name] = /name="([^"]*)"/.exec(attributes) ?? []
    const [, value = ''] = /value="([^"]*)"/.exec(attributes) ?? []
    if (name !== undefined && (!/checkbox|radio/.test(attributes) || attributes.includes(' checked')))
      fields[name] = value
  }
  for (const [, name = '', text = ''] of body.matchAll(/<textarea name="([^"]*)"[^>]*>([^<]*)</g)) fields[name] = text
  for (const [, name = '', value = ''] of body.matchAll(
    /<select name="([^"]*)"[^>]*>(?:(?!<\/select>).)*?<option selected>([^<]*)</gs,
  ))
    fields[name] = value
  return fields
}

it('keeps every field of an entry from its file through import, desk and export', { timeout: 60_000 }, async () => {
  const folder = await copySmallCatalogue(0, complete.tasks)
  const path = join(folder, toolFileOf(full.slug))
  const importFile = async (entry: ToolEntry) => {
    await writeFile(path, `${JSON.stringify(toolEntry.parse(entry), null, 2)}\n`)
    return importCatalogue(database.as('worker'), folder, now)
  }
  await mkdir(dirname(path), { recursive: true })
  expect(await importFile(full)).toMatchObject({ added: 1, remarks: [] })
  const file = await readFile(path, 'utf8')

  const desk = await buildTestDesk(database.as('desk'))
  const editor = await signInAs(database.db, await createTestEditor(database.as('owner'), 'Ada'))
  const id = await correctTestTool(database.db, full.slug, { field: 'name', text: 'Lantern 2' })
  const form = readForms((await ask(desk, `/case/${id}`, editor)).body)
  expect((await ask(desk, `/case/${id}/approve`, editor, form)).status).toBe(303)

  // Every fact is entered as it is known, some part by part: its value stays, its check is new.
  const page = (await ask(desk, `/facts/${full.slug}?at=${checkedAnew.at}`, editor)).body
  const kinds = Object.keys(complete.facts ?? {})
  const entered = Object.fromEntries(kinds.map((kind) => [`${kind}.verdict`, 'change']))
  const parts = (['free', 'data'] as const).flatMap((kind) =>
    Object.entries(complete.facts?.[kind]?.value ?? {}).map(([part, value]) => [`${kind}.${part}`, String(value)]),
  )
  const sent = { ...readForms(page), ...entered, ...Object.fromEntries(parts) }
  const { location } = await ask(desk, `/facts/${full.slug}`, editor, sent)
  const { id: toolId } = await database.db.selectFrom('tools').select('id').executeTakeFirstOrThrow()
  expect((await findEntry(database.db, toolId))?.entry.facts).toEqual(
    Object.fromEntries(
      Object.entries(complete.facts ?? {}).map(([kind, fact]) => [kind, { ...fact, checked: checkedAnew }]),
    ),
  )
  await ask(desk, `/facts/${full.slug}/undo`, editor, { decision: /done=(\d+)/.exec(location ?? '')?.[1] ?? '' })
  await desk.close()

  expect(await exportDecided(database.as('reader'), folder)).toEqual([full.slug])
  expect(await readFile(path, 'utf8')).toBe(file.replace('"Lantern"', '"Lantern 2"'))
  expect(await importCatalogue(database.as('worker'), folder, now)).toMatchObject({ unchanged: 1, remarks: [] })

  const { slug, name, homepage, aliases } = full
  const bare = {
    slug,
    name,
    homepage,
    categories: ['copywriting'],
    pricing: { model: 'free' as const },
    features: [],
    texts: {},
  }
  expect(await importFile(bare)).toMatchObject({ changed: 1, remarks: [] })
  // A former slug still leads to the tool.
  expect((await findEntry(database.db, toolId))?.entry).toEqual({ ...bare, aliases })
})
