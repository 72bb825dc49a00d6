import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { findScriptFaults } from './find-script-faults.ts'
import { gluedLocales } from './glued-locales.ts'

/** Characters of a description. */
const wideLength = { min: 80, max: 300 }
const gluedLength = { min: 40, max: 150 }

const segmenter = new Intl.Segmenter()
const countCharacters = (text: string): number => [...segmenter.segment(text)].length

type Text = NonNullable<ToolEntry['texts'][Locale]>

/** What is judged, whatever the words. */
const judgedIn = ({ bestFor, notFor, rather = {} }: Text): string =>
  [bestFor && 'bestFor', notFor && 'notFor', ...Object.keys(rather).toSorted()].filter(Boolean).join()

/** Faults of a tool's text in a language: its length, its words, its script, its use cases, its judgements. */
export function findTextFaults(
  { slug, texts }: ToolEntry,
  locale: Locale,
  findWords: (text: string) => string[],
): string[] {
  const text = texts[locale]
  if (text === undefined) return [`${slug}: write its text in ${locale}`]
  const { min, max } = gluedLocales.has(locale) ? gluedLength : wideLength
  const length = countCharacters(text.description)
  const say = (what: string) => (fault: string) => `${slug}: its ${locale} ${what} ${fault}`
  return [
    ...(length < min || length > max ? [say('description')(`has ${length} characters; make it ${min} to ${max}`)] : []),
    ...(text.useCases.length < 2 ? [`${slug}: give two to four use cases in ${locale}`] : []),
    ...(text.useCases.length === texts.en?.useCases.length
      ? []
      : [`${slug}: give as many use cases in ${locale} as in English`]),
    ...[...findWords(text.description), ...findScriptFaults(locale, text.description)].map(say('description')),
    ...text.useCases.flatMap((useCase) => findWords(useCase)).map(say('use case')),
    ...(texts.en !== undefined && judgedIn(text) !== judgedIn(texts.en)
      ? [`${slug}: judge the same in ${locale} as in English`]
      : []),
    ...[text.bestFor, text.notFor, ...Object.values(text.rather ?? {})]
      .flatMap((line) => (line === undefined ? [] : [...findWords(line), ...findScriptFaults(locale, line)]))
      .map(say('judgement')),
  ]
}
