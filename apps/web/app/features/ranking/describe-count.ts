import type { Translate } from '../../i18n/translate.tsx'

/** How many countries match: those with figures, counted by the given text, and those without. */
export function describeCount(t: Translate, found: number, missing: number, countFound: (n: number) => string): string {
  if (found + missing === 0) return t('ranking.noCountryFound')
  return [found > 0 && countFound(found), missing > 0 && t('ranking.countriesMissing', { n: missing })]
    .filter(Boolean)
    .join(' · ')
}
