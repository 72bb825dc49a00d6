/** A piece of a run: a pair of characters, or a single one that no pair covers. */
export type Piece = { text: string; isPair: boolean }

/** A pair that no tool has says nothing; a single character says little, a grammatical one even less. */
const costs = { known: 1, unknown: 3, single: 1.3, weak: 0.3 }
/** Among covers of the same length, prefers common pairs: those are words, not the end of one and the start of the next. */
const gainPerLog = 0.05

/**
 * The pairs by which a run without spaces is searched: as few as cover all of its characters, so that 背景削除 is 背景 and
 * 削除, which are also in 背景を削除する, and not 景削, which is not. `toolsWith` returns how many tools have a pair.
 */
export function coverRun(
  { text, weak }: { text: string; weak: readonly boolean[] },
  toolsWith: (pair: string) => number,
): Piece[] {
  return coverUnits(Array.from(text), weak, (first, second) => first + second, toolsWith)
}

/** The same for any sequence of units that form pairs, such as syllables. */
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
      // Either follows a cover that ends two units before, or overlaps one that ends one unit before.
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
