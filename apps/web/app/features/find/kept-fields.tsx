import type { ListPlace } from './list-place.ts'

type KeptFieldsProps = { place: ListPlace; keys: readonly string[] }

/** What a form of the page sends along beside its own fields. */
export function KeptFields({ place, keys }: KeptFieldsProps) {
  return keys.map((key) => {
    const value = place.query[key]
    return value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />
  })
}
