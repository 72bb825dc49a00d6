import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { listPhrasePairs, listPhraseWords, type PhraseGround } from './list-phrase-words.ts'
import { collectLexicon } from '../text/list-tokens.ts'
import { categoryTopic, taskTopic } from './document-signs.ts'

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
