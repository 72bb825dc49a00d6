/** Hashes per sketch: enough to distinguish an overlap of a third from chance. */
const sketchSize = 16
/** Size of a shingle: words, or characters in scripts without spaces. */
const [wordsTogether, charactersTogether] = [2, 4]
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** FNV-1a, 32 bits, as a signed integer like PostgreSQL's. */
export function hashMark(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  // Final mixing: plain FNV hashes of short texts are too similar, and sketches keep the smallest hashes.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) | 0
}

/** Characters; shorter names are parts of other words. */
const minName = 3

/** The words of a text without the parts that campaigns vary: the name, addresses, numbers, case and punctuation. */
function listParts(text: string, name: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\d+/g, '0')
  const named = name.normalize('NFKC').toLowerCase().replace(/\d+/g, '0').trim()
  const unnamed = named.length < minName ? plain : plain.replaceAll(named, ' ')
  return (unnamed.match(/[\p{L}\p{M}\d]+/gu) ?? []).flatMap((word) => (unspaced.test(word) ? Array.from(word) : [word]))
}

/**
 * A MinHash sketch: the smallest hashes of all shingles of a text. The share of hashes that two sketches have in common
 * is about the share of shingles that their texts have in common. Sorted, without duplicates; short texts have fewer.
 */
export function sketchText(text: string, name: string): number[] {
  const parts = listParts(text, name)
  const together =
    parts.filter((part) => unspaced.test(part)).length * 2 > parts.length ? charactersTogether : wordsTogether
  const hashes = new Set<number>()
  for (let start = 0; start + together <= parts.length; start += 1)
    hashes.add(hashMark(parts.slice(start, start + together).join(' ')))
  return [...hashes].toSorted((a, b) => a - b).slice(0, sketchSize)
}

/** Hashes; shorter texts are too often alike by chance: "It has closed." */
const minSketch = 5

/** Minimum number of common hashes for similar texts; undefined: the text is too short to compare. */
export const requiredOverlap = (sketch: readonly number[]): number | undefined =>
  sketch.length < minSketch ? undefined : Math.max(4, Math.ceil(sketch.length * 0.4))

/** The number of hashes that two sketches have in common. */
export const countCommon = (one: readonly number[], other: readonly number[]): number =>
  one.filter((hash) => other.includes(hash)).length
