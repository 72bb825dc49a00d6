import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { defaultOrder, placeIndexOf } from '../../tool-list/list-orders.ts'
import { foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { squash } from '../text/name-keys.ts'
import { fillerTokens, isFunctionWord } from './filler-words.ts'

/** Words by which others are wanted instead of a tool. */
export const instead =
  /alternativ|substitut|replacement for|instead of|(?:similar|equivalent) to|(?:apps?|tools?|sites?|websites?|something|anything) like|like .+ but|statt\b|anstelle|ersatz|ähnlich wie|sowas wie|so etwas wie|en (?:vez|lugar) de|parecid|(?:similar|similares|igual|iguais) (?:al?|ao|à)\b|reemplaz|sustitu|em vez d|no lugar d|thay (?:thế|cho|vì)|giống|tương tự|以外|替代|代替|取代|平替|类似|類似|差不多|(?:跟|和|像|与|與).+(?:一样|一樣|似的)|代わり|みたいな|のような|に似た|대안|대신|대체|같은|비슷한|말고/iu

/** Words by which two tools are weighed against each other. */
export const against =
  /\bvs\b|versus|better|compare|difference|\bor\b|\boder\b|besser|vergleich|unterschied|gegen|\bo\b|mejor|compar|diferen|\bou\b|melhor|\bhay\b|so sánh|tốt hơn|khác|比较|比較|对比|對比|还是|還是|哪个|哪個|哪一|区别|差別|差異|どっち|どちら|違い|ちがい|\bか\b|비교|차이|뭐가|어느|아니면/iu

const maxLength = 40
const maxWords = 4
const maxCandidates = 400

/** Where a name may begin and end: at words, and anywhere in a script without spaces. */
function listBoundaries(text: string): { starts: number[]; ends: number[] } {
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { index, 0: run } of text.matchAll(/[\p{sc=Latin}\p{sc=Cyrl}\p{M}\p{N}]+|[\p{L}ー]/gu)) {
    starts.push(index)
    ends.push(index + run.length)
  }
  return { starts, ends }
}

/** Every part of a text that may be a name. */
function listCandidates(text: string): { start: number; end: number; said: string }[] {
  const { starts, ends } = listBoundaries(text)
  const candidates = starts.flatMap((start, first) =>
    ends.slice(first, first + 12).flatMap((end) => {
      const said = text.slice(start, end)
      const isLong = end - start > maxLength || said.split(/\s+/u).length > maxWords
      return isLong || said.length < 2 ? [] : [{ start, end, said }]
    }),
  )
  return candidates.slice(0, maxCandidates)
}

type Found = { key: string; slug: string; name: string }
export type AskedTool = { slug: string; name: string }

/** Tools that are called exactly so, by any of their names; of several the most visited, by its own name first. */
async function lookUpNames(db: Db, texts: readonly string[], locale: Locale): Promise<Map<string, AskedTool>> {
  const keys = [...new Set(texts.flatMap((text) => [squash(text), squash(spellUmlauts(text))]))].filter(Boolean)
  const { rows } = await sql<Found>`
    select distinct on (search_names.key) search_names.key, tools.slug, coalesce(tool_texts.name, tools.name) as name
    from search_names
    join tools on tools.id = search_names.tool_id and tools.status = 'published'
    left join listed_tools on listed_tools.tool_id = tools.id
    left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    where search_names.key = any(${keys}::text[]) and search_names.position = 0
    order by search_names.key, search_names.is_other, places[${sql.lit(placeIndexOf(defaultOrder))}]
  `.execute(db)
  return new Map(rows.map(({ key, slug, name }) => [key, { slug, name }]))
}

/** A word of a sentence that happens to be a name is none: "ai", "best". */
const isWord = (said: string): boolean => isFunctionWord(said) || fillerTokens.has(foldWithOffsets(said).text)

/** The tools that a text names, in its order, the longest of overlapping names; and whether it is a name as a whole. */
export async function findAskedNames(
  db: Db,
  text: string,
  locale: Locale,
): Promise<{ isName: boolean; tools: AskedTool[] }> {
  const candidates = listCandidates(text).filter(({ said }) => !isWord(said))
  const found = await lookUpNames(db, [text, ...candidates.map(({ said }) => said)], locale)
  const find = (said: string) => found.get(squash(said)) ?? found.get(squash(spellUmlauts(said)))
  const taken: ((typeof candidates)[number] & { tool: AskedTool })[] = []
  for (const candidate of candidates.toSorted((a, b) => b.said.length - a.said.length)) {
    const tool = find(candidate.said)
    if (tool !== undefined && taken.every(({ start, end }) => candidate.end <= start || candidate.start >= end))
      taken.push({ ...candidate, tool })
  }
  const tools = taken.toSorted((a, b) => a.start - b.start).map(({ tool }) => tool)
  return {
    isName: find(text) !== undefined,
    tools: tools.filter(({ slug }, index) => tools.findIndex((other) => other.slug === slug) === index),
  }
}
