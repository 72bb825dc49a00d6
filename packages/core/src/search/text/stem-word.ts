import type { Locale } from '@polydex/contract/locale/locale'

/** Verbs whose nouns have another stem, in the languages that took them from Latin. The first capture group is kept. */
const families = [
  /^(trans[ck]ri)/,
  /^(anal[iy])[csyzt]/,
  /^(tradu)[cztç]/,
  /^(edi)(?:t|ci|ca|coe)/,
  /^(corre)[cgt]/,
  /^(escr)(?:ib|it|ev)/,
  /^(summar)/,
]

const english =
  /^(.{3,}?)(?:i[sz]ations?|i[sz](?:e|ed|es|ing|ers?)|at(?:e|ed|es|ing|ors?|ions?|ive)|ions?|i[ev]es?|ments?|ings?|ers?|ors?|ed|ly|y|es|s|e)$/
const romance =
  /^(.{3,}?)(?:[ai]ciones|[ai]cion|[ai]coes|[ai]cao|(?<=.{4})(?:ciones|cion|cao)|s(?:ion|iones|ao|oes)|[ai]dor(?:es|as?)?|or(?:es|as?)?|[ai]m(?:i?entos?)|[aei]ndos?|iendo|[ai]d[oa]s?|[ai]bles?|[ai]vel|[ai]veis|mente|[aei]r|ais|eis|ns|es|os|as|is|s|o|a|e|m)$/
const german =
  /^(.{4,}?)(?:ungen|ung|er(?:innen|in|n)?|end(?:e[nrsm]?)?|isch(?:e[nrsm]?)?|lich(?:e[nrsm]?)?|e[nmst]?|te?n?|n|s)$/

const endings: Partial<Record<Locale, RegExp>> = { en: english, es: romance, pt: romance, de: german }

/** Languages whose words are stemmed. */
export const stemmedLocales = ['en', 'es', 'pt', 'de'] as const satisfies Locale[]

/** Characters; shorter words keep their endings. */
const minStemmedLength = 4

/**
 * The common stem of a folded word's forms: edit for edits, editing and editor. Removes the endings of plurals, verbs
 * and nouns derived from them. Some unrelated words then share a stem, which costs less than a list of exceptions.
 */
export function stemWord(word: string, locale: Locale): string {
  const ending = endings[locale]
  if (ending === undefined || word.length < minStemmedLength) return word
  for (const family of families) {
    const kept = family.exec(word)?.[1]
    if (kept !== undefined) return kept
  }
  const stem = ending.exec(locale === 'pt' ? word.replace(/coes$/, 'cao') : word)?.[1] ?? word
  // planning, chatting
  return locale === 'en' && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
