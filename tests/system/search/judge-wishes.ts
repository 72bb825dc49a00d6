import { readFile } from 'node:fs/promises'
import { freeToUse } from '@polydex/contract/tool/list-filter'
import { localeCodes, type Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import type { Understood } from '@polydex/contract/tool/understood'
import type { Bar } from './score.ts'

/**
 * A wish as people type it: what it wants as filters, `like` or `versus`, and the task of its other words. The blind half
 * was written without knowing the rules, and its misses are not shown.
 */
type JudgedWish = { id: string; locale: Locale; query: string; wants: string; task: string | null; blind: boolean }

export type AskWishes = {
  understand: (query: string, locale: Locale) => Promise<Understood>
  find: (query: string, locale: Locale) => Promise<ToolList>
}

function listWants({ filters, alternativesTo, versus }: Understood): string {
  const wants = filters.map(({ filter, value }) => `${filter}=${value}`)
  const isOpenSource = wants.includes('price=open-source')
  return [
    ...wants.filter((want) => !isOpenSource || want !== `price=${freeToUse}`),
    ...(alternativesTo === null ? [] : [`like=${alternativesTo.slug}`]),
    ...(versus === null
      ? []
      : [
          `versus=${versus
            .map(({ slug }) => slug)
            .toSorted()
            .join()}`,
        ]),
  ]
    .toSorted()
    .join(' ')
}

/** Whether chips and task are right: of all wishes, of the blind ones, and in the language with the fewest. */
export async function judgeWishes({ understand, find }: AskWishes): Promise<{ bars: Bar[]; misses: string[] }> {
  const wishes = JSON.parse(await readFile(new URL('wishes.json', import.meta.url), 'utf8')) as JudgedWish[]
  const judged: (JudgedWish & { isRight: boolean })[] = []
  const misses: string[] = []
  for (const wish of wishes) {
    const understood = await understand(wish.query, wish.locale)
    const wants = listWants(understood)
    const task = wish.task === null ? null : ((await find(understood.words, wish.locale)).task?.slug ?? null)
    const isRight = wants === wish.wants && task === wish.task
    judged.push({ ...wish, isRight })
    if (!isRight && !wish.blind)
      misses.push(`${wish.id} ${wish.query}: ${wants} ${task} | wanted ${wish.wants} ${wish.task}`)
  }
  const bar = (what: string, least: number, of: typeof judged): Bar => ({
    what,
    least,
    queries: of.length,
    reached: of.filter(({ isRight }) => isRight).length / of.length,
  })
  const blind = judged.filter((wish) => wish.blind)
  return {
    bars: [
      bar('wishes with the right filters and task', 0.85, judged),
      bar('wishes that were written blind', 0.75, blind),
      ...localeCodes.map((locale) =>
        bar(
          `wishes in ${locale}`,
          0.75,
          judged.filter((wish) => wish.locale === locale),
        ),
      ),
    ],
    misses,
  }
}
