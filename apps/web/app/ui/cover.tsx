import { coverAddress } from '../addresses/cover-address.ts'
import './cover.css'

/** A picture that we draw from name and group, until a site has one; it never pretends to be a screenshot. */
export function Cover({ name, group, eager = false }: { name: string; group: string; eager?: boolean }) {
  return (
    <img
      className="cover"
      src={coverAddress(name, group)}
      width="640"
      height="360"
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
