import { foldText, spellUmlauts } from '../text/fold-text.ts'
import {
  composeDocument,
  listNames,
  type SearchDocument,
  type SearchedTool,
  type TokensOf,
} from './compose-document.ts'
import { isPart, listForms, listTokens, type FormsOf, type Lexicon } from '../text/list-tokens.ts'
import { splitRuns } from '../text/split-runs.ts'

/** All that a document takes German words from: a rebuild, which reads them from the documents, splits the same compounds. */
const germanOf = (tool: SearchedTool): string[] => [
  ...listNames(tool),
  ...tool.texts.flatMap(({ locale, description, useCases }) => (locale === 'de' ? [description, ...useCases] : [])),
  ...[tool.categories, tool.features, tool.tasks, tool.surroundings].flatMap(({ de }) => de),
]

/** Documents of some tools, one by one. Compounds are split using the words of the same tools and `lexicon`. */
export function* composeDocuments(tools: readonly SearchedTool[], lexicon: Lexicon): Generator<SearchDocument> {
  const german = [...new Set(tools.flatMap(germanOf))].flatMap((text) => [...listTokens(text, 'de')])
  const tokensOf = rememberTokens(new Set([...lexicon, ...german.filter(isPart)]))
  for (const tool of tools) yield composeDocument(tool, tokensOf)
}

/** Tools share the names of their categories, the words of their tasks and most other words: each is split once. */
function rememberTokens(lexicon: Lexicon): TokensOf {
  const texts = new Map<string, ReadonlySet<string>>()
  const words = new Map<string, string[]>()
  const formsOf: FormsOf = (word, locale) => {
    const key = `${locale} ${word}`
    const forms = words.get(key) ?? listForms(word, locale, lexicon)
    words.set(key, forms)
    return forms
  }
  return (text, locale) => {
    const key = `${locale} ${text}`
    const tokens = texts.get(key) ?? listTokens(text, locale, formsOf)
    texts.set(key, tokens)
    return tokens
  }
}

/** Words of the texts that lose diacritics in the documents, each as first spelled. */
export function listSpellings(tools: readonly SearchedTool[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const { texts } of tools)
    for (const { description, useCases } of texts)
      for (const { kind, text } of splitRuns([description, ...useCases].join('\n'))) {
        if (kind !== 'word') continue
        const spelling = text.normalize('NFC').toLowerCase()
        for (const word of [foldText(text), foldText(spellUmlauts(text))])
          if (word !== spelling && !spellings.has(word)) spellings.set(word, spelling)
      }
  return spellings
}
