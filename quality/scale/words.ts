import type { Random } from '@polydex/contract/seed-random'
import { drawIndex } from './random.ts'

/** Indexes into the lists. They mean the same in every language, so that a tool's texts are translations. */
export type Picks = { action: number; object: number; audience: number; manner: number }
type Picked = Record<keyof Picks, string>

/** The phrases of one language and how they make a text. */
export type Words = {
  actions: string[]
  objects: string[]
  audiences: string[]
  manners: string[]
  sentence: (picked: Picked) => string
  useCase: (picked: Picked) => string
  /** Characters of a description of usual length. */
  length: number
}

/** Number of phrases in every language. */
export const sizes = { actions: 16, objects: 24, audiences: 12, manners: 10 }

type Lists = keyof typeof sizes

/** Reads comma-separated lists. */
export const readWords = (written: Omit<Words, Lists> & Record<Lists, string>): Words => ({
  ...written,
  actions: written.actions.split(/,\s+/),
  objects: written.objects.split(/,\s+/),
  audiences: written.audiences.split(/,\s+/),
  manners: written.manners.split(/,\s+/),
})

/** Draws the first words of a list more often than the last, as in real texts. */
const drawSkewed = (random: Random, count: number): number => Math.floor(random() ** 1.7 * count)

export const drawPicks = (random: Random): Picks => ({
  action: drawSkewed(random, sizes.actions),
  object: drawSkewed(random, sizes.objects),
  audience: drawIndex(random, sizes.audiences),
  manner: drawIndex(random, sizes.manners),
})

export const pickWords = (words: Words, { action, object, audience, manner }: Picks): Picked => ({
  action: words.actions[action] ?? '',
  object: words.objects[object] ?? '',
  audience: words.audiences[audience] ?? '',
  manner: words.manners[manner] ?? '',
})
