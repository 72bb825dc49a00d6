import { localeCodes } from '@polydex/contract/locale'
import type { PageType } from './page-types.ts'
import type { Shot } from './shot.ts'

const themes = ['light', 'dark'] as const
/** Just before and just after the layout changes. */
const edges = [749, 750, 1279, 1280]

/** English at every width in light and dark; other languages at both extremes; two pages also at the breakpoints. */
export function listShots(types: readonly PageType[]): Shot[] {
  return types.flatMap((type) => [
    ...[375, 768, 1024, 1440].flatMap((width) =>
      themes.map((theme): Shot => ({ type, locale: 'en', width, theme, sheet: `${type.name}-en` })),
    ),
    ...localeCodes
      .filter((locale) => locale !== 'en')
      .flatMap((locale) =>
        [375, 1440].map((width): Shot => ({ type, locale, width, theme: 'light', sheet: `${type.name}-${width}` })),
      ),
    ...(['home', 'find'].includes(type.name) ? edges : []).map((width): Shot => ({
      type,
      locale: 'en',
      width,
      theme: 'light',
      sheet: `${type.name}-edges`,
    })),
  ])
}
