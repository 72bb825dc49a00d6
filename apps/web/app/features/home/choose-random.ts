import type { RandomTools } from '@polydex/contract/tool'
import { seedAfter } from './seeds.ts'

/** The fields of the API's answer that the strip shows. */
export const chooseRandom = ({ seed, tools }: RandomTools) => ({
  nextSeed: seedAfter(Number(seed)),
  tools: tools.map(({ slug, name, mark, group, category, pricing, description, textLocale }) => ({
    slug,
    name,
    mark,
    group,
    category,
    pricing,
    description,
    textLocale,
  })),
})

/** Null: they could not be loaded. */
export type ChosenRandom = ReturnType<typeof chooseRandom> | null
export type RandomTool = NonNullable<ChosenRandom>['tools'][number]
