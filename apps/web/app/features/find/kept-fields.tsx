import { useNavigation } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import type { ListPlace } from './list-place.ts'
import { readWish } from './wish.ts'

type KeptFieldsProps = { place: ListPlace; keys: readonly string[] }

/** What a form of the page sends along beside its own fields. */
export function KeptFields({ place, keys }: KeptFieldsProps) {
  const { locale } = useLanguage()
  // Also what is on its way: a search keeps a tick whose list has not come yet.
  useNavigation()
  const { query } = readWish(locale, place)
  return keys.map((key) => {
    const value = query[key]
    return value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />
  })
}
