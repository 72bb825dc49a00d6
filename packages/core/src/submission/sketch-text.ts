/** Hashes in a sketch: enough to tell a third in common from chance. */
const sketchSize = 16
/** Words, or characters of scripts without spaces, that are hashed together. */
const [wordsTogether, charactersTogether] = [2, 4]
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u

/** FNV-1a, 32 bits, as PostgreSQL's integer has it. */
export function hashMark(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  // The low bits of short texts are alike; sketches are ordered by them.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) | 0
}

/** Shorter names are parts of other words. */
const minName = 3

/** A text without what campaigns change from case to case: the name, addresses, numbers, capitals and signs. */
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
 * The smallest hashes of all neighbouring words of a text: two texts have about as many hashes in common as they have
 * words. Sorted, without repeats; short texts have fewer.
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

/** Shorter texts are too often alike by chance: "It has closed." */
const minSketch = 5

/** How many hashes two similar texts have in common at least; undefined: the text is too short to be compared. */
export const requiredOverlap = (sketch: readonly number[]): number | undefined =>
  sketch.length < minSketch ? undefined : Math.max(4, Math.ceil(sketch.length * 0.4))

/** The number of hashes that two sketches have in common. */
export const countCommon = (one: readonly number[], other: readonly number[]): number =>
  one.filter((hash) => other.includes(hash)).length
