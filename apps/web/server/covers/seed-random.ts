/** Numbers from 0 to 1 that look random and are always the same for the same text. */
export type Random = () => number

/** FNV-1a makes a seed of the text, mulberry32 numbers of the seed; both are short and well known. */
export function seedRandom(text: string): Random {
  let state = 2_166_136_261
  for (const character of text) {
    state ^= character.codePointAt(0) ?? 0
    state = Math.imul(state, 16_777_619)
  }
  return () => {
    state += 0x6d2b79f5
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<const Items extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: Items,
): Items[number] {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
