/** A piece of a run: a pair of characters, or one that no pair takes in. */
export type Piece = { text: string; isPair: boolean }

/** A pair that no tool has says nothing; a character alone says little, one of grammar less. */
const costs = { known: 1, unknown: 3, single: 1.3, weak: 0.3 }
/** Among covers of the same length the one of commoner pairs: those are words, and not the end of one and the start of the next. */
const gainPerLog = 0.05

/**
 * The pairs by which a run without spaces is looked for: as few as take in all of its characters, so that 背景削除 is
 * 背景 and 削除, which also stand in 背景を削除する, and not 景削, which does not. `toolsWith` says how common a pair is.
 */
export function coverRun(
  { text, weak }: { text: string; weak: readonly boolean[] },
  toolsWith: (pair: string) => number,
): Piece[] {
  return coverUnits(Array.from(text), weak, (first, second) => first + second, toolsWith)
}

/** The same for any row of units that pairs are made of, such as syllables. */
export function coverUnits(
  units: readonly string[],
  weak: readonly boolean[],
  join: (first: string, second: string) => string,
  toolsWith: (pair: string) => number,
): Piece[] {
  /** The cheapest cover of the first n units. */
  const best: { cost: number; pieces: Piece[] }[] = [{ cost: 0, pieces: [] }]
  const pairAt = (index: number): string => join(units[index] ?? '', units[index + 1] ?? '')
  for (let end = 1; end <= units.length; end += 1) {
    const before = best[end - 1]
    const single = units[end - 1] ?? ''
    const options =
      before === undefined
        ? []
        : [
            {
              cost: before.cost + (weak[end - 1] === true ? costs.weak : costs.single),
              pieces: [...before.pieces, { text: single, isPair: false }],
            },
          ]
    if (end >= 2) {
      const pair = pairAt(end - 2)
      const tools = toolsWith(pair)
      const cost = tools === 0 ? costs.unknown : costs.known - gainPerLog * Math.log(1 + tools)
      // After a cover that ends two units before, or overlapping one that ends one unit before.
      for (const from of [end - 2, end - 1]) {
        const earlier = best[from]
        if (earlier !== undefined)
          options.push({ cost: earlier.cost + cost, pieces: [...earlier.pieces, { text: pair, isPair: true }] })
      }
    }
    const cheapest = options.toSorted((a, b) => a.cost - b.cost)[0]
    if (cheapest !== undefined) best.push(cheapest)
  }
  return best[units.length]?.pieces ?? []
}
