import { getComparisons } from '@polydex/contract/tool/comparison'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { getTools } from '@polydex/contract/tool/tool'
import { getCategoryTasks, getTask, getTasks } from '@polydex/contract/tool/task'
import { getSitemap, type Sitemap } from '@polydex/contract/http/sitemap'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { createTaxonomy, createTools, inEveryLocale, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'

const database = openTestDatabase()
let app: FastifyInstance

const task = (slug: string, name: string, phrase: string) => ({
  slug,
  ...(slug === 'sing' && { common: true as const }),
  texts: {
    ...inEveryLocale(() => ({ name, about: `${name}.` })),
    de: { name: `${name} auf Deutsch`, about: 'Auf Deutsch.' },
  },
  words: inEveryLocale(() => [phrase]),
})

beforeAll(async () => {
  await createTaxonomy(database.db, { image: ['editing'], audio: ['music'] }, [
    task('cut', 'Cut something out', 'scissors'),
    task('paint', 'Paint a picture', 'brush'),
    task('sing', 'Sing a song', 'choir'),
    task('unused', 'Nobody does it', 'nothing'),
  ])
  const [image, audio] = [['editing'], ['music']]
  const alpha = toolEntryOf('alpha', {
    categories: image,
    tasks: ['cut', 'paint'],
    rivals: ['zeta', 'gone'],
    pricing: { model: 'free' },
  })
  const judged = { bestFor: 'Stille', rather: { gone: 'es sie gibt', zeta: 'gesungen wird' } }
  await createTools(database.db, [
    {
      ...alpha,
      judgedOn: '2026-11-20',
      texts: { ...alpha.texts, de: { description: 'Text.', useCases: [], ...judged } },
    },
    toolEntryOf('beta', { categories: image, tasks: ['cut'], pricing: { model: 'paid' } }),
    toolEntryOf('gamma', { categories: image, tasks: ['paint', 'cut'], pricing: { model: 'free' } }),
    toolEntryOf('delta', { categories: audio, tasks: ['sing'] }),
    toolEntryOf('zeta', { categories: audio, tasks: ['sing'], aliases: ['old-zeta'] }),
    toolEntryOf('eta', { categories: image }),
  ])
  await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
const findTools = async (query: Record<string, string>) => {
  const list = await call(getTools, query)
  return { slugs: slugsOf(list.tools), ...list }
}

const suggest = async (q?: string) =>
  (await call(getSuggestions, { ...(q !== undefined && { q }) })).suggestions.map(
    ({ kind, slug, tools }) => `${kind} ${slug} ${tools}`,
  )

describe('tasks', () => {
  it('list the tools made for them first, then those that can do it too, with filters and other orders', async () => {
    expect(await findTools({ task: 'cut' })).toMatchObject({ slugs: ['alpha', 'beta', 'gamma'], made: 2, total: 3 })
    const free = await findTools({ task: 'cut', price: 'free', facets: 'true' })
    expect(free).toMatchObject({ slugs: ['alpha', 'gamma'], made: 1, total: 2 })
    expect(free.facets?.price.find(({ value }) => value === 'paid')?.tools).toBe(1)
    expect(await findTools({ task: 'cut', sort: 'visits' })).toMatchObject({ total: 3, made: null })
    expect(await findTools({ task: 'unused' })).toMatchObject({ total: 0 })
    expect(await statusOf(getTools.path, { task: 'gone' })).toBe(404)
    expect(await statusOf(getTools.path, { task: 'cut', q: 'x' })).toBe(400)
  })

  it('say what they are, in the language asked for, and which others the same tools do', async () => {
    expect(await call(getTask, { task: 'cut', locale: 'de' })).toEqual({
      slug: 'cut',
      name: 'Cut something out auf Deutsch',
      about: 'Auf Deutsch.',
      tools: 3,
      made: 2,
      group: { slug: 'image', name: 'image de' },
      related: [{ slug: 'paint', name: 'Paint a picture auf Deutsch', tools: 2 }],
    })
    expect(await call(getTask, { task: 'unused' })).toMatchObject({ tools: 0, group: null, related: [] })
    expect(await statusOf(getTask.path, { task: 'gone' })).toBe(404)
    const { groups } = await call(getTasks, {})
    expect(groups.map(({ slug, tasks }) => [slug, slugsOf(tasks)])).toEqual([
      ['image', ['cut', 'paint']],
      ['audio', ['sing']],
    ])
    expect(slugsOf((await call(getCategoryTasks, { category: 'music' })).tasks)).toEqual(['sing'])
    expect(slugsOf((await call(getToolDetail, { toolId: 'gamma' })).tasks)).toEqual(['paint', 'cut'])
  })

  it('are suggested by their names, then by what people call them; the common ones before anything is typed', async () => {
    expect(await suggest('pic')).toEqual(['task paint 2'])
    expect(await suggest('scis')).toEqual(['task cut 3'])
    expect(await suggest('nobody')).toEqual([])
    expect(await suggest()).toEqual(['task sing 2', 'category editing 4', 'category music 2'])
  })
})

const comparedWith = async (toolId: string) => slugsOf((await call(getToolDetail, { toolId })).comparedWith)

describe('comparisons', () => {
  it('that search engines may know are of tools made for the same task, on their pages and in the sitemap', async () => {
    expect([await comparedWith('alpha'), await comparedWith('beta'), await comparedWith('gamma')]).toEqual([
      ['beta'],
      ['alpha'],
      [],
    ])
    const response = await app.inject({ url: getSitemap.path })
    const { comparisons, tasks } = response.json<{ data: Sitemap }>().data
    expect(comparisons).toEqual([
      ['alpha', 'beta'],
      ['delta', 'zeta'],
    ])
    expect(tasks).toEqual(['cut', 'paint', 'sing'])
  })

  it('are offered one of each category, and suggested for two names or for one and its rivals', async () => {
    const { pairs } = await call(getComparisons, {})
    expect(pairs.map((pair) => pair.map(({ slug }) => slug).toSorted())).toEqual(
      expect.arrayContaining([
        ['alpha', 'beta'],
        ['delta', 'zeta'],
      ]),
    )
    expect(pairs).toHaveLength(2)
    const suggest = async (q: string) => slugsOf((await call(getSuggestions, { q })).suggestions)
    expect(await suggest('beta vs. gam')).toEqual(['beta-vs-gamma'])
    expect(await suggest('zeta versus')).toEqual(['delta-vs-zeta'])
    expect(await suggest('nobody vs beta')).toEqual([])
  })
})

describe('alternatives', () => {
  it('are its own rivals, then tools made for the same task, those that share tasks, and those that name it', async () => {
    const { slugs, tools, total } = await findTools({ like: 'alpha' })
    expect([slugs, total]).toEqual([['zeta', 'beta', 'gamma'], 3])
    expect(tools.map(({ likeness }) => likeness)).toMatchObject([
      { isRival: true, sameMain: false, tasks: [] },
      { isRival: false, sameMain: true, tasks: [{ slug: 'cut' }] },
      { isRival: false, sameMain: false, tasks: [{ slug: 'cut' }, { slug: 'paint' }] },
    ])
    expect((await findTools({ like: 'old-zeta' })).slugs).toEqual(['delta', 'alpha'])
    expect((await findTools({ like: 'alpha', price: 'free' })).slugs).toEqual(['gamma'])
    const { alternatives } = await call(getToolDetail, { toolId: 'alpha' })
    expect([slugsOf(alternatives), alternatives[0]?.likeness]).toEqual([slugs, tools[0]?.likeness])
  })

  it('say when to take which, in a language that has a judgement, and name no tool that is gone', async () => {
    const german = await call(getToolDetail, { toolId: 'alpha', locale: 'de' })
    const zeta = { slug: 'zeta', name: expect.any(String), reason: 'gesungen wird' }
    expect(german.suits).toEqual({ judgedOn: '2026-11-20', bestFor: 'Stille', notFor: null, rather: [zeta] })
    expect(german.alternatives.map(({ likeness }) => likeness?.rather)).toEqual(['gesungen wird', null, null])
    const english = await call(getToolDetail, { toolId: 'alpha' })
    expect([english.suits, english.alternatives[0]?.likeness?.rather]).toEqual([null, null])
    expect((await call(getToolDetail, { toolId: 'zeta', locale: 'de' })).suits).toBeNull()
  })

  it('of a tool without tasks are the others of its category', async () => {
    expect((await findTools({ like: 'eta' })).slugs).toEqual(['alpha', 'beta', 'gamma'])
    expect(await statusOf(getTools.path, { like: 'nobody' })).toBe(404)
  })
})
