import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { changesOnlyQuery } from '../../navigation/changes-only-query.ts'
import { readTargetLocation } from '../../navigation/read-target-location.ts'
import { addressIn, type ListPlace } from './list-place.ts'
import { clearToggles, readPendingList } from './facets/pending-list.ts'

/** The address of a change, relative to the pending list. */
export type AddressOf = (pending: ListPlace) => string

type GoTo = (addressOf?: AddressOf) => void

/**
 * Navigates from the pending list, not from the one on screen: two quick actions must both take effect. Without an
 * argument, goes to the pending list itself.
 */
export function useListNavigation(place: ListPlace): GoTo {
  const navigate = useNavigate()
  const { locale } = useLanguage()
  return (addressOf = (pending) => addressIn(locale, pending)) => {
    const address = addressOf(readPendingList(locale, place))
    const here = window.location
    void navigate(address, {
      preventScrollReset: changesOnlyQuery(here, address) || address === here.pathname + here.search,
      // Undoing a change while its list is loading leads back here and cancels the load.
      replace: address === here.pathname + here.search,
    })
    // Offline, the router stays where it is and the toggles wait.
    const target = readTargetLocation()
    if (target !== undefined && target.pathname + target.search === address) clearToggles()
  }
}
