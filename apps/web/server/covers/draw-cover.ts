import { seedRandom } from '@polydex/contract/seed-random'
import { choosePattern } from './choose-pattern.ts'
import { initialsOf } from './initials.ts'
import { drawLettering, drawName } from './lettering.ts'
import { coverStyles, type CoverGroup } from './tones.ts'

/**
 * A cover of 640 × 360: initials and the name on a field on the left, the group's pattern on a square plate on the right.
 * Deterministic by name and group, and never mistaken for a screenshot.
 */
export const drawCover = (name: string, group: CoverGroup): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">',
    `<style>${coverStyles[group]}</style>`,
    '<path class="t" d="M0 0h640v360H0z"/>',
    '<svg x="280" width="360" height="360"><path class="p" d="M0 0h360v360H0z"/>',
    choosePattern(name, group)(seedRandom(`${name}|${group}`)),
    '</svg>',
    drawLettering(initialsOf(name)),
    drawName(name),
    '</svg>',
  ].join('')
