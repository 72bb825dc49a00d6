import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../../ui/link.tsx'
import type { ListPlace } from './list-place.ts'
import { useWish, type AddressOf } from './use-wish.ts'

type FilterLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { place: ListPlace; addressOf: AddressOf }

/** Not one that opens another tab, or saves. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Changes the list in its place, as fast as a tick in a box: the page around it does not fade. A click keeps what was
 * ticked since this list was asked for.
 */
export function FilterLink({ place, addressOf, ...rest }: FilterLinkProps) {
  const goOn = useWish(place)
  return (
    <Link
      viewTransition={false}
      {...rest}
      to={addressOf(place)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        goOn(addressOf)
      }}
    />
  )
}
