import { foldText, spellUmlauts } from './fold-text.ts'
import { splitParts, splitRuns } from './split-runs.ts'

/**
 * A name without spaces and punctuation, from the word at `position` on. `isOther`: only in names that are searched and
 * not shown.
 */
export type NameKey = { key: string; position: number; isOther: boolean }

/** Characters; visitors never type more of a name. */
const maxKeyLength = 80

/** Removes everything between the letters: "Chat GPT", "chat-gpt" and "ChatGPT" are one name. */
export const squash = (text: string): string =>
  splitRuns(text)
    .map((run) => foldText(run.text))
    .join('')
    .slice(0, maxKeyLength)

/** The words of a name; in Han, kana and Korean each character, because a word may begin anywhere. */
const listWords = (name: string): string[] =>
  splitRuns(name).flatMap(({ kind, text }) => {
    const words = kind === 'word' ? splitParts(text) : Array.from(foldText(text))
    return words.map((word) => foldText(word)).filter((word) => word !== '')
  })

/**
 * The suffixes of names that start at each of their words, so that typing the beginning of any word finds them by
 * prefix. `others`: further names by which visitors search, such as former ones.
 */
export function listNameKeys(names: readonly string[], others: readonly string[] = []): NameKey[] {
  const keys = new Map<string, NameKey>()
  for (const [given, isOther] of [[names, false] as const, [others, true] as const])
    for (const name of new Set(given.flatMap((text) => [text, spellUmlauts(text)]))) {
      const words = listWords(name)
      for (const at of words.keys()) {
        const key = words.slice(at).join('').slice(0, maxKeyLength)
        const known = keys.get(key)
        keys.set(key, { key, position: Math.min(at, known?.position ?? at), isOther: known?.isOther ?? isOther })
      }
    }
  return [...keys.values()]
}
