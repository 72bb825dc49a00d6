import type { Random } from '@polydex/contract/seed-random'

/** One of the items, uniformly distributed. */
export function pick<const Items extends readonly [unknown, ...unknown[]]>(
  random: Random,
  items: Items,
): Items[number] {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
