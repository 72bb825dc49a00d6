import { foldText, spellUmlauts } from './fold-text.ts'
import { splitParts, splitRuns } from './split-runs.ts'

/** A name without spaces and punctuation, from the word at `position` on. */
export type NameKey = { key: string; position: number }

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

/** The suffixes of a name that start at each of its words, so that typing the beginning of any word finds it by prefix. */
export function listNameKeys(names: readonly string[]): NameKey[] {
  const keys = new Map<string, number>()
  for (const name of new Set(names.flatMap((given) => [given, spellUmlauts(given)]))) {
    const words = listWords(name)
    for (const position of words.keys()) {
      const key = words.slice(position).join('').slice(0, maxKeyLength)
      keys.set(key, Math.min(position, keys.get(key) ?? position))
    }
  }
  return Array.from(keys, ([key, position]) => ({ key, position }))
}
