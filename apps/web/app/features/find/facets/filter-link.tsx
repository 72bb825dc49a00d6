import type { ComponentProps } from 'react'
import { opensElsewhere } from '../../../navigation/opens-elsewhere.ts'
import { Link } from '../../../ui/link.tsx'
import type { ListPlace } from '../list-place.ts'
import { useListNavigation, type AddressOf } from '../use-list-navigation.ts'

type FilterLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { place: ListPlace; addressOf: AddressOf }

/**
 * Replaces the list in place, as fast as ticking a box: the page does not fade. A click keeps boxes ticked since this
 * list was requested.
 */
export function FilterLink({ place, addressOf, ...rest }: FilterLinkProps) {
  const goTo = useListNavigation(place)
  return (
    <Link
      {...rest}
      to={addressOf(place)}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        goTo(addressOf)
      }}
    />
  )
}
