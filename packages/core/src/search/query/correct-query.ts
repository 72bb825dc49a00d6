import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isFunctionWord } from './filler-words.ts'
import type { FoundName, KnownWord } from './look-up-query.ts'

export type Correction = { word: string; spelling: string; known: KnownWord }

export type Corrections = {
  /** Candidates for each misspelt word, the likeliest first. */
  words: Map<string, Correction[]>
  /** Names that differ from the whole query by one letter. */
  names: FoundName[]
  /** Names that contain the whole query. */
  inside: FoundName[]
}

/** Letters that a language has beside those of English. Other marks of a spelling belong to another language. */
const lettersOf: Partial<Record<Locale, RegExp>> = {
  de: /^[a-zäöüß]+$/,
  es: /^[a-záéíóúüñ]+$/,
  pt: /^[a-záâãàçéêíóôõú]+$/,
  vi: /^[a-zàáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]+$/,
}

const maxCandidates = 60
const maxCorrections = 2
const minInsideLength = 3

type WordRow = { given: string; word: string; spelling: string | null } & KnownWord
type Row = { words: WordRow[]; near: FoundName[]; inside: FoundName[] }

const asNames = sql`coalesce(json_agg(json_build_object('id', tools.id, 'key', key, 'position', 0, 'isOther', is_other, 'name', tools.name)), '[]')`

/**
 * Words of a language, and names, one letter away from the typed text. The index returns a few too many; they are
 * filtered out.
 */
export async function correctQuery(
  db: Db,
  key: string,
  words: readonly string[],
  locale: Locale,
): Promise<Corrections> {
  const part = `%${key}%`
  const { rows } = await sql<Row>`
    select
      (select coalesce(json_agg(json_build_object(
         'given', given, 'word', near.word, 'spelling', search_spellings.spelling,
         'tools', near.tools, 'locales', near.locale_tools)), '[]')
       from unnest(${words}::text[]) as given
       cross join lateral (
         select word, tools, locale_tools from search_words
         where deletions && list_deletions(given) and locale_tools ? ${locale} order by tools desc limit ${sql.lit(maxCandidates)}
       ) as near
       left join search_spellings on search_spellings.word = near.word) as words,
      (select ${asNames}
       from (
         select tool_id, key, is_other from search_names
         where deletions && list_deletions(${key}) and length(${key}) > 2 limit ${sql.lit(maxCandidates)}
       ) as named join tools on tools.id = named.tool_id) as near,
      (select ${asNames}
       from (
         select tool_id, key, is_other from search_names
         where position = 0 and key like ${part} and length(${key}) >= ${sql.lit(minInsideLength)}
         limit ${sql.lit(maxCandidates)}
       ) as named join tools on tools.id = named.tool_id) as inside
  `.execute(db)
  const { words: found, near, inside } = rows[0] ?? { words: [], near: [], inside: [] }
  return {
    words: new Map(words.map((given) => [given, chooseCorrections(given, found, locale)])),
    names: near
      .filter((name) => isOneEdit(name.key, key))
      .toSorted(
        (a, b) =>
          Number(hasSameStart(b.key, key)) - Number(hasSameStart(a.key, key)) || Number(a.isOther) - Number(b.isOther),
      ),
    inside,
  }
}

/** Visitors rarely mistype the first letter. */
const hasSameStart = (first: string, second: string): boolean => first.startsWith(second.slice(0, 1))

const chooseCorrections = (given: string, rows: readonly WordRow[], locale: Locale): Correction[] =>
  rows
    .filter((row) => row.given === given && isOneEdit(row.word, given) && !isFunctionWord(row.word))
    .toSorted((a, b) => Number(hasSameStart(b.word, given)) - Number(hasSameStart(a.word, given)) || b.tools - a.tools)
    .slice(0, maxCorrections)
    .map(({ word, spelling, tools, locales }) => ({
      word,
      spelling: spelling !== null && lettersOf[locale]?.test(spelling) === true ? spelling : word,
      known: { tools, locales },
    }))

/** Whether two words differ by one letter: replaced, missing, added, or swapped with its neighbour. */
export function isOneEdit(first: string, second: string): boolean {
  const [short, long] =
    first.length <= second.length ? [Array.from(first), Array.from(second)] : [Array.from(second), Array.from(first)]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const isRestEqual = (shortFrom: number, longFrom: number): boolean =>
    short.slice(shortFrom).join('') === long.slice(longFrom).join('')
  if (short.length < long.length) return isRestEqual(at, at + 1)
  if (at === long.length) return false
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isRestEqual(at + 1, at + 1) || (isSwapped && isRestEqual(at + 2, at + 2))
}
