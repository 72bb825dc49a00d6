import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readPage } from './read-page.ts'
import { countIn, slugsIn } from './tool-lists.ts'

type Entry = { slug: string; categories: string[]; pricing: { model: string }; features: string[]; aiRole?: string }

/** What the files of the catalogue say, read independently of the site. */
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const entries = (readJson('packages/core/src/testing/small-catalogue.json') as string[]).map(
  (slug) => readJson(`catalogue/tools/${slug}.json`) as Entry,
)

const keep: Record<'category' | 'price' | 'features' | 'aiRole', (entry: Entry, values: string[]) => boolean> = {
  category: (entry, values) => values.some((value) => entry.categories.includes(value)),
  price: (entry, values) => values.includes(entry.pricing.model),
  features: (entry, values) => values.every((value) => entry.features.includes(value)),
  aiRole: (entry, values) => values.includes(entry.aiRole ?? 'core'),
}

async function listAll(query: string): Promise<string[]> {
  const first = await readPage(`/find?${query}${query === '' ? '' : '&'}pageSize=48`)
  const total = countIn(first.html)
  const second = total > 48 ? (await readPage(`/find?${query}${query === '' ? '' : '&'}page=2&pageSize=48`)).html : ''
  return [...slugsIn(first.html), ...slugsIn(second)].map(String)
}

test('S1.1d D3.1q each filter by category, price, features and role of AI lists exactly the tools whose files have it', async () => {
  const cases: [keyof typeof keep, string[]][] = [
    ...[...new Set(entries.map(({ pricing }) => pricing.model))].map((model): [keyof typeof keep, string[]] => [
      'price',
      [model],
    ]),
    ['price', ['free-trial', 'paid']],
    ['category', ['copywriting']],
    ['category', ['chatbots', 'seo']],
    ['features', ['api']],
    ['features', ['api', 'templates']],
    ['aiRole', ['core']],
    ['aiRole', ['feature']],
  ]
  for (const [name, values] of cases) {
    const wanted = entries.filter((entry) => keep[name](entry, values)).map(({ slug }) => slug)
    expect([name, values, wanted.length > 0 && wanted.length < entries.length]).toEqual([name, values, true])
    expect([name, values, (await listAll(`${name}=${values.join(',')}`)).toSorted()]).toEqual([
      name,
      values,
      wanted.toSorted(),
    ])
  }
  const both = entries.filter((entry) => keep.price(entry, ['freemium']) && keep.features(entry, ['api']))
  expect((await listAll('price=freemium&features=api')).toSorted()).toEqual(both.map(({ slug }) => slug).toSorted())
})
