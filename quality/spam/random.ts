import { seedRandom } from '@polydex/contract/seed-random'

export type Random = {
  integer: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A word of random letters. */
  letters: (length: number) => string
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** The same seed gives the same run. */
export function createRandom(seed: number): Random {
  const next = seedRandom(seed)
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] as (typeof items)[number],
    letters: (length) => Array.from({ length }, () => String.fromCodePoint(97 + integer(0, 25))).join(''),
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
