import type { Translate } from '../../../i18n/translate.tsx'
import { notKnown } from '@polydex/contract/tool/list-filter'
import type { Facet } from '../found-tools.ts'
import { without, type Change, type ListPlace } from '../list-place.ts'

export type Chip = {
  id: string
  name: string
  /** The change that removes it from the address. */
  change: (from: ListPlace) => Change
}

/** All active filters of a list. The search text is a chip only on pages without a search field. */
export function listChips(t: Translate, facets: readonly Facet[], place: ListPlace): Chip[] {
  const { q } = place.query
  const text =
    q === undefined || place.page === 'find'
      ? []
      : [{ id: 'q', name: t('find.text', { q }), change: () => ({ q: undefined }) }]
  const filters = facets.flatMap(({ key, title, values, isLong }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .map(({ value, name }) => ({
        id: `${key} ${value}`,
        name: isLong || value === notKnown ? t('find.valueOf', { filter: title, value: name }) : name,
        change: (from: ListPlace) => without(from, key, value),
      })),
  )
  return [...text, ...filters]
}
