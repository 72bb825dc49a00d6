import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { collectLexicon, joinPair, listBigrams, splitCompound, type Lexicon } from '../text/list-tokens.ts'
import { categoryTopic, taskTopic } from './document-signs.ts'
import { coverRun, coverUnits } from '../text/cover-run.ts'
import { foldText, foldWithOffsets, spellUmlauts } from '../text/fold-text.ts'
import { splitRuns } from '../text/split-runs.ts'
import { stemWord } from '../text/stem-word.ts'
import { stripKorean } from '../text/strip-korean.ts'

/** Statistics over all phrases: how often each pair of characters occurs, and their German words. */
type PhraseGround = { pairs: ReadonlyMap<string, number>; lexicon: Lexicon }

const hiragana = /[\u3041-\u309f]/

const foldWords = (phrase: string): string[] =>
  splitRuns(phrase).flatMap(({ kind, text }) => (kind === 'word' ? [foldText(spellUmlauts(text))] : []))

/** The pairs of characters or Vietnamese syllables in a phrase, for counting. */
const listPhrasePairs = (phrase: string, locale: Locale): string[] =>
  locale === 'vi'
    ? joinNeighbours(foldWords(phrase))
    : splitRuns(phrase).flatMap(({ kind, text }) =>
        kind === 'word' ? [] : listBigrams(foldText(text)).filter((pair) => Array.from(pair).length > 1),
      )

/**
 * The words of a phrase in the normal form that queries have too: stems, the parts of a compound, pairs of syllables in
 * Vietnamese, and the fewest pairs of characters that cover a run.
 */
function listPhraseWords(phrase: string, locale: Locale, ground: PhraseGround): Set<string> {
  const runs = splitRuns(phrase)
  const words = foldWords(phrase)
  const spoken = locale === 'vi' ? coverSyllables(words, ground) : words.flatMap((word) => stem(word))
  function stem(word: string): string[] {
    const parts = locale === 'de' ? splitCompound(word, ground.lexicon) : []
    return parts.length > 0 ? parts : [stemWord(word, locale)]
  }
  return new Set([
    ...spoken,
    ...runs.flatMap(({ kind, text }) => (kind === 'word' ? [] : coverPhrase(kind, text, ground))),
  ])
}

const joinNeighbours = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => joinPair(words[index] ?? '', word))

function coverSyllables(syllables: readonly string[], { pairs }: PhraseGround): string[] {
  const weak = syllables.map(() => false)
  return coverUnits(syllables, weak, joinPair, (pair) => pairs.get(pair) ?? 0).map(({ text }) => text)
}

function coverPhrase(kind: 'cjk' | 'hangul', original: string, { pairs }: PhraseGround): string[] {
  const { text: folded, offsets } = foldWithOffsets(original)
  const text = kind === 'hangul' ? stripKorean(folded) : folded
  let at = 0
  const weak = Array.from(text, (character) => {
    const isGrammar = hiragana.test(original[offsets[at] ?? 0] ?? '')
    at += character.length
    return isGrammar
  })
  if (Array.from(text).length < 2) return [text]
  const pieces = coverRun(
    { text, weak: weak.every(Boolean) ? weak.map(() => false) : weak },
    (pair) => pairs.get(pair) ?? 0,
  )
  return pieces.flatMap((piece) => (piece.isPair ? [piece.text] : []))
}

type Phrase = { topic: string; locale: Locale; text: string }

/** Replaces all phrases of tasks and categories: some thousand. Takes a transaction. */
export async function refreshTopics(transaction: Db): Promise<void> {
  const rows = JSON.stringify(listTopicWords(await findPhrases(transaction)))
  // Not `truncate`, which would block searches.
  await sql`delete from search_topic_words`.execute(transaction)
  await sql`
    insert into search_topic_words (word, phrase, topic, weight, share)
    select word, phrase, topic, weight, share
    from jsonb_to_recordset(${rows}::jsonb) as entry (word text, phrase int, topic text, weight real, share real)
    order by word, phrase
  `.execute(transaction)
}

async function findPhrases(db: Db): Promise<Phrase[]> {
  const { rows: tasks } = await sql<{ id: number; locale: Locale; text: string }>`
    select id, locale, text
    from tasks cross join jsonb_each(words) as spoken (locale, said) cross join jsonb_array_elements_text(said) as text
    union
    select id, locale, text ->> 'name' from tasks cross join jsonb_each(texts) as named (locale, text)
    order by id, locale, text
  `.execute(db)
  const { rows: categories } = await sql<{ id: number; locale: Locale; text: string }>`
    select distinct category_id as id, locale, text
    from category_texts cross join unnest(array[name, short_name]) as text
    order by id, locale, text
  `.execute(db)
  return [
    ...tasks.map(({ id, ...phrase }) => ({ ...phrase, topic: taskTopic(id) })),
    ...categories.map(({ id, ...phrase }) => ({ ...phrase, topic: categoryTopic(id) })),
  ]
}

/** A word weighs more, the fewer topics of its language have it: `make` is in many, `subtitles` in two. */
function listTopicWords(phrases: readonly Phrase[]) {
  const pairs = new Map<string, number>()
  for (const { text, locale } of phrases)
    for (const pair of listPhrasePairs(text, locale)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  const german = phrases.filter(({ locale }) => locale === 'de').map(({ text }) => text)
  const ground: PhraseGround = { pairs, lexicon: collectLexicon(german) }
  const worded = phrases.map((phrase) => ({ ...phrase, words: listPhraseWords(phrase.text, phrase.locale, ground) }))
  const topicsWith = new Map<string, Set<string>>()
  const all = new Set(phrases.map(({ topic }) => topic)).size
  for (const { topic, locale, words } of worded)
    for (const word of words) {
      const key = `${locale} ${word}`
      topicsWith.set(key, (topicsWith.get(key) ?? new Set()).add(topic))
    }
  return worded.flatMap(({ topic, locale, words }, phrase) => {
    const weighed = Array.from(words, (word) => ({
      word,
      weight: Math.log((all + 1) / (topicsWith.get(`${locale} ${word}`)?.size ?? 1)),
    }))
    const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
    return weighed.map((entry) => ({ ...entry, phrase, topic, share: entry.weight / whole }))
  })
}
