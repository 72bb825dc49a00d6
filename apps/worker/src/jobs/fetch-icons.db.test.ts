import { decideIcon } from '@polydex/core/icon/decide-icon'
import { describe, expect, it } from 'vitest'
import { openIconSite, page, png, touchIcon, type Answer } from '../testing/open-icon-site.ts'

const { database, site, seen, run, readVisit, readIcon, shownFile, expectDrawn, expectOutcome } = openIconSite()

const robots = (...lines: string[]): Answer => ({ type: 'text/plain', body: ['user-agent: *', ...lines].join('\n') })

type Told = [what: string, given: Record<string, Answer>, visit: object, outcome: 'drawn' | 'none']

const answered = { status: 200, final_url: 'https://lists.test/', title: 'Lan&tern', fault: null }
const silent = { status: null, final_url: null, title: null }
const told: Told[] = [
  ['answers', {}, answered, 'drawn'],
  [
    'names its icon in a manifest',
    {
      '/': page('<link rel=manifest href=m.json>'),
      '/m.json': { body: '{"icons":[{"src":"icon","sizes":"192x192"}]}' },
    },
    answered,
    'drawn',
  ],
  [
    'redirects within its site',
    { '/': { status: 301, location: '/en' }, '/en': touchIcon },
    { ...answered, final_url: 'https://lists.test/en' },
    'drawn',
  ],
  [
    'redirects to another site',
    { '/': { status: 301, location: 'https://other.test/en' }, '/en': touchIcon },
    { ...answered, final_url: 'https://other.test/en' },
    'none',
  ],
  [
    'redirects to a private network',
    { '/': { status: 301, location: 'https://10.0.0.1/' } },
    { ...answered, status: 301, title: null },
    'none',
  ],
  [
    'is gone',
    { '/': { status: 410 } },
    { ...silent, status: 410, final_url: 'https://lists.test/', fault: null },
    'none',
  ],
  ['refuses robots', { '/robots.txt': robots('disallow: /') }, { ...silent, fault: 'robots' }, 'none'],
  [
    'refuses robots after a redirect',
    { '/robots.txt': robots('disallow: /*n$'), '/': { status: 301, location: '/en' }, '/en': touchIcon },
    { ...silent, fault: 'robots' },
    'none',
  ],
  ['refuses robots its icon', { '/robots.txt': robots('disallow: /i', 'allow: /image') }, answered, 'none'],
  ['allows robots its icon', { '/robots.txt': robots('disallow: /i', 'allow: /icon') }, answered, 'drawn'],
  ['refuses others', { '/robots.txt': robots('disallow: /', 'user-agent: Polydex', 'disallow:') }, answered, 'drawn'],
]

describe('a home page', () => {
  it.each(told)('that %s', async (_what, given, visit, outcome) => {
    site.set('/icon', { body: await png() })
    for (const [path, answer] of Object.entries(given)) site.set(path, answer)
    await run()
    expect(await readVisit()).toMatchObject(visit)
    await expectOutcome(outcome)
  })

  it('in a private network is not visited, and nothing is noted while no other host answers', async () => {
    const before = seen().length
    expect(await run({}, true)).toMatchObject({ visited: 1, silent: 1, isOnline: false })
    expect([seen().length, await readVisit()]).toEqual([before, undefined])
  })

  it('of a tool with a reviewed mark is visited, but its icon is not', async () => {
    site.set('/icon', { body: await png() })
    await database.db.updateTable('tools').set({ mark_file: 'lantern-1' }).execute()
    expect(await run()).toMatchObject({ visited: 1, answered: 1, icons: 0 })
    expect(await run()).toMatchObject({ visited: 0 })
  })

  it('is visited if configured so, and shows no icon if the brand objects', async () => {
    site.set('/icon', { body: await png() })
    expect(await run({ FETCH_ICONS: 'false' })).toMatchObject({ visited: 0 })
    expect(await run()).toMatchObject({ icons: 1 })
    await run({ FETCH_ICONS: 'false', MARKS_OFF: 'lantern' })
    expect([await readIcon(), await shownFile()]).toEqual([undefined, null])
  })

  it('has no icon once an editor removed it, until one allows it again', async () => {
    site.set('/icon', { body: await png() })
    const decide = (action: 'remove' | 'allow') =>
      decideIcon(database.as('desk'), { slug: 'lantern', editorId: 1, action })
    await run()
    await decide('remove')
    expect([await readIcon(), await shownFile()]).toEqual([undefined, null])
    await database.db.deleteFrom('tool_visits').execute()
    expect(await run()).toMatchObject({ visited: 1, icons: 0 })
    await decide('allow')
    expect(await run()).toMatchObject({ visited: 1, icons: 1 })
    await expectDrawn()
  })

  it.each([
    ['https://lists.test/named', 'https://lists.test/named'],
    ['https://other.test/named', 'https://lists.test/icon'],
  ])('has the icon that its maker named, on their own host: %s', async (url, source) => {
    site.set('/icon', { body: await png() }).set('/named', { body: await png(120) })
    await run()
    const { id } = await database.db.selectFrom('tools').select('id').executeTakeFirstOrThrow()
    await database.db
      .insertInto('named_icons')
      .values({ tool_id: id, url, named_at: new Date(Date.now() + 60_000) })
      .execute()
    expect(await run()).toMatchObject({ visited: 1, icons: 1 })
    expect(await readIcon()).toMatchObject({ source_url: source })
  })
})
