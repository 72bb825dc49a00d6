import { useNavigation } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import type { ListPlace } from './list-place.ts'
import { readPendingList } from './facets/pending-list.ts'

type KeptFieldsProps = { place: ListPlace; keys: readonly string[] }

/** Query parameters that a form sends along as hidden fields. */
export function KeptFields({ place, keys }: KeptFieldsProps) {
  const { locale } = useLanguage()
  // From the pending list: a search keeps a tick whose list has not loaded yet.
  useNavigation()
  const { query } = readPendingList(locale, place)
  return keys.map((key) => {
    const value = query[key]
    return value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />
  })
}
