import japaneseToTraditional from 'opencc-js/dict/JPShinjitaiCharacters'
import traditionalToSimplified from 'opencc-js/dict/TSCharacters'

/** Parses a table; of several targets it takes the first, which is the usual one. */
const readTable = (text: string): Map<string, string> =>
  new Map(
    text.split('|').map((entry): [string, string] => {
      const [from = '', to = from] = entry.split(' ')
      return [from, to]
    }),
  )

const traditionalOf = readTable(japaneseToTraditional)
const simplifiedOf = readTable(traditionalToSimplified)

/** Separated again in 1986, but both forms are in use: 回覆 and 回复, 想像 and 想象. */
const separatedAgain = new Map([
  ['覆', '复'],
  ['像', '象'],
])

/**
 * Folds variants from Taiwan, China and Japan to one character: 譯, 译 and 訳 become 译. Not a translation: two characters
 * that were merged in the reform of 1956 are one here too.
 */
export function foldHan(character: string): string {
  const simplified = simplifiedOf.get(character) ?? separatedAgain.get(character)
  if (simplified !== undefined) return separatedAgain.get(simplified) ?? simplified
  const traditional = traditionalOf.get(character) ?? character
  return simplifiedOf.get(traditional) ?? traditional
}
