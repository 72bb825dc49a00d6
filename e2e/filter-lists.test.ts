import { readFileSync } from 'node:fs'
import type { ToolFacts } from '@polydex/contract/tool-fact'
import { expect, test } from '@playwright/test'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { readPage } from './read-page.ts'
import { countIn, slugsIn } from './tool-lists.ts'

type Entry = {
  slug: string
  categories: string[]
  pricing: { model: string }
  features: string[]
  aiRole?: string
  facts?: ToolFacts
}

/** Reads the catalogue's files, independently of the site. */
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const entries = (readJson('packages/core/src/testing/small-catalogue.json') as string[]).map(
  (slug) => readJson(`catalogue/${toolFileOf(slug)}`) as Entry,
)

const keep: Readonly<Record<string, (entry: Entry, values: string[]) => boolean>> = {
  category: (entry, values) => values.some((value) => entry.categories.includes(value)),
  price: (entry, values) => values.includes(entry.pricing.model),
  features: (entry, values) => values.every((value) => entry.features.includes(value)),
  aiRole: (entry, values) => values.includes(entry.aiRole ?? 'core'),
  platform: ({ facts }, values) => values.some((value) => facts?.platforms?.yes.some((platform) => platform === value)),
  language: ({ facts }, values) => values.some((value) => facts?.interface?.yes.some((code) => code === value)),
  signUp: ({ facts }, values) => values.includes(facts?.free?.value.signUp ?? 'unknown'),
  country: ({ facts }, values) => values.includes(facts?.country?.value ?? 'unknown'),
}

async function listAll(query: string): Promise<string[]> {
  const first = await readPage(`/find?${query}${query === '' ? '' : '&'}pageSize=48`)
  const total = countIn(first.html)
  const second = total > 48 ? (await readPage(`/find?${query}${query === '' ? '' : '&'}page=2&pageSize=48`)).html : ''
  return [...slugsIn(first.html), ...slugsIn(second)].map(String)
}

const isCoreFirst = (roles: (string | undefined)[]): boolean => roles.lastIndexOf('core') < roles.indexOf('feature')

test('D7.4c a list without filters has AI tools first, says so, and a link that needs no script undoes it', async () => {
  const roleOf = new Map(entries.map(({ slug, aiRole = 'core' }) => [slug, aiRole]))
  const rolesIn = async (query: string) => (await listAll(query)).map((slug) => roleOf.get(slug))
  expect(isCoreFirst(await rolesIn(''))).toBe(true)
  const { html } = await readPage('/de/find')
  expect(html).toContain('KI-Tools stehen vorn')
  const [, undo = ''] = /<a [^>]*href="([^"]+)"[^>]*>Alle in einer Reihenfolge<\/a>/.exec(html) ?? []
  expect(undo).toBe('/de/find?role=any')
  expect((await readPage(undo)).html).toMatch(/href="\/de\/find"[^>]*>KI-Tools zuerst</)
  expect(isCoreFirst(await rolesIn('role=any'))).toBe(false)
  expect((await readPage('/de/find?price=freemium')).html).not.toContain('role-note')
})

test('S1.1d D3.1q D7.5b every filter lists exactly the tools whose catalogue files match it', async () => {
  const cases: [string, string[]][] = [
    ...[...new Set(entries.map(({ pricing }) => pricing.model))].map((model): [string, string[]] => ['price', [model]]),
    ['price', ['free-trial', 'paid']],
    ['category', ['copywriting']],
    ['category', ['chatbots', 'seo']],
    ['features', ['integrations']],
    ['features', ['integrations', 'templates']],
    ['aiRole', ['core']],
    ['aiRole', ['feature']],
    ['platform', ['api']],
    ['platform', ['android', 'ios']],
    ['language', ['ja']],
    ['signUp', ['no']],
    ['signUp', ['unknown', 'yes']],
    ['country', ['DE', 'FR', 'GB']],
    ['country', ['unknown']],
  ]
  for (const [name, values] of cases) {
    const wanted = entries.filter((entry) => keep[name]?.(entry, values)).map(({ slug }) => slug)
    expect([name, values, wanted.length > 0 && wanted.length < entries.length]).toEqual([name, values, true])
    expect([name, values, (await listAll(`${name}=${values.join(',')}`)).toSorted()]).toEqual([
      name,
      values,
      wanted.toSorted(),
    ])
  }
  const both = entries.filter((entry) => entry.pricing.model === 'freemium' && entry.features.includes('integrations'))
  expect((await listAll('price=freemium&features=integrations')).toSorted()).toEqual(
    both.map(({ slug }) => slug).toSorted(),
  )
})
