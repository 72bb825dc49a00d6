import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { changesOnlyQuery } from '../../navigation/changes-only-query.ts'
import { readTargetLocation } from '../../navigation/read-target-location.ts'
import { addressIn, type ListPlace } from './list-place.ts'
import { forgetTurns, readWish } from './wish.ts'

/** Where a change leads from the list that is wanted. */
export type AddressOf = (wish: ListPlace) => string

type GoOn = (addressOf?: AddressOf) => void

/**
 * Goes to a list, from the one that is wanted and not from the one on the screen: whoever does two things in a row means
 * both. Without an argument it is the wish itself.
 */
export function useWish(place: ListPlace): GoOn {
  const navigate = useNavigate()
  const { locale } = useLanguage()
  return (addressOf = (wish) => addressIn(locale, wish)) => {
    const address = addressOf(readWish(locale, place))
    const here = window.location
    void navigate(address, {
      preventScrollReset: changesOnlyQuery(here, address) || address === here.pathname + here.search,
      // What is taken back while its list is on the way leads here again, and calls that list off.
      replace: address === here.pathname + here.search,
    })
    // Without a line the router stays where it is, and the boxes wait.
    const heading = readTargetLocation()
    if (heading !== undefined && heading.pathname + heading.search === address) forgetTurns()
  }
}
