import { seedRandom } from '@polydex/contract/seed-random'
import { arcs, halftone } from './patterns/assistants.ts'
import { levels, waves } from './patterns/audio.ts'
import { areas, columns } from './patterns/business.ts'
import { blocks, halves } from './patterns/coding.ts'
import { figures, quarterDiscs } from './patterns/design.ts'
import { abacus, nestedSquares } from './patterns/education.ts'
import { discs, horizon } from './patterns/image.ts'
import { leaves, scales } from './patterns/life.ts'
import { funnel, rays } from './patterns/marketing.ts'
import { board, offsets } from './patterns/productivity.ts'
import { chevrons, triangles } from './patterns/video.ts'
import { dropCap, ruledLines } from './patterns/writing.ts'
import { pick } from './pick.ts'
import type { Pattern } from './shapes.ts'
import type { CoverGroup } from './tones.ts'

/** Two per group, so that a list of one category does not show the same picture twenty times. */
const patterns: Readonly<Record<CoverGroup, readonly [Pattern, Pattern]>> = {
  writing: [ruledLines, dropCap],
  image: [discs, horizon],
  video: [triangles, chevrons],
  audio: [levels, waves],
  assistants: [arcs, halftone],
  coding: [blocks, halves],
  design: [quarterDiscs, figures],
  productivity: [offsets, board],
  business: [columns, areas],
  marketing: [rays, funnel],
  education: [nestedSquares, abacus],
  life: [leaves, scales],
}

export const choosePattern = (name: string, group: CoverGroup): Pattern =>
  pick(seedRandom(`${group}|${name}`), patterns[group])
