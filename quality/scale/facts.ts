import { interfaceLanguages, platforms } from '@polydex/contract/tool-fact-values'
import type { Random } from '@polydex/contract/seed-random'
import type { ToolFacts } from '@polydex/contract/tool-fact'
import { createRandom, drawDistinct, drawIndex, drawWeighted, streams } from './random.ts'

export type SyntheticFacts = {
  facts: ToolFacts
  /** Indexes into the taxonomy of features that it is known to lack. */
  lacks: number[]
}

const makerCountries = ['US', 'GB', 'DE', 'FR', 'CN', 'JP', 'IN', 'CA', 'IL', 'SG', 'BR', 'KR', 'VN', 'TW']
const makerWeights = [45, 8, 6, 6, 8, 4, 5, 4, 3, 3, 2, 2, 2, 2]
const leftOut = ['CN', 'RU', 'IR', 'KP', 'CU', 'SY']

/** Facts of a synthetic tool, as unevenly known as those of real ones: some have none of a kind. */
export function inventFacts(seed: number, number: number, has: readonly number[], features: number): SyntheticFacts {
  const random = createRandom(seed, streams.facts, number)
  const facts: ToolFacts = {
    ...(random() < 0.95 && { platforms: inventThreeValued(random, platforms, ['web']) }),
    ...(random() < 0.8 && { interface: inventThreeValued(random, interfaceLanguages, ['en']) }),
    ...(random() < 0.7 && { free: { value: { signUp: random() < 0.85 ? ('yes' as const) : ('no' as const) } } }),
    ...(random() < 0.75 && { country: { value: makerCountries[drawWeighted(random, makerWeights)] ?? 'US' } }),
    ...(random() < 0.05 && { notOffered: { value: drawSome(random, leftOut, 4) } }),
  }
  const lacks = drawDistinct(Math.min(drawIndex(random, 9), features), () => drawIndex(random, features))
  return { facts, lacks: lacks.filter((index) => !has.includes(index)) }
}

const drawSome = <Value>(random: Random, values: readonly Value[], max: number): Value[] =>
  drawDistinct(1 + drawIndex(random, max), () => drawIndex(random, values.length)).flatMap((index) =>
    values.slice(index, index + 1),
  )

/** Some values are yes, some are no, the others are not known. */
function inventThreeValued<Value extends string>(random: Random, values: readonly Value[], usual: readonly Value[]) {
  const yes = [...new Set([...usual, ...drawSome(random, values, 4)])]
  const no = drawSome(random, values, 4).filter((value) => !yes.includes(value))
  return { yes, no }
}
