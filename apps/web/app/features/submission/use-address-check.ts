import { checkAddress } from '@polydex/contract/calls/submission'
import { findHomepageFault } from '@polydex/contract/text/find-homepage-fault'
import type { CheckedAddress } from '@polydex/contract/case/submission'
import { useEffect, useState } from 'react'
import { CallFailure, callFromBrowser } from '../../api/call-from-browser.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { completeAddress } from '../../forms/complete-address.ts'

/**
 * Debounce in milliseconds: an address is typed in one go. Also applies after blur: a note that appears immediately
 * would cause a layout shift under the pointer.
 */
const waitMs = 300

/** The result of checking an address; `not-public`: other visitors could not open it. */
export type AddressAnswer = CheckedAddress | { status: 'not-public'; tools: [] }

const notPublic: AddressAnswer = { status: 'not-public', tools: [] }

type Answered = { address: string; answer: AddressAnswer }

/**
 * Checks a typed address when typing pauses. An incomplete address is an error only after blur: every address starts as
 * one.
 */
export function useAddressCheck(typed: string, isDone: boolean): AddressAnswer | undefined {
  const address = completeAddress(typed).trim()
  const isAddress = findHomepageFault(address) === undefined
  const locale = useLocale()
  const apiBase = useSite()?.apiBase
  const [answered, setAnswered] = useState<Answered>()
  const isAsked = address !== '' && (isAddress || isDone)
  useEffect(() => {
    if (!isAsked || apiBase === undefined) return undefined
    const question = new AbortController()
    const { signal } = question
    const timer = setTimeout(() => {
      if (!isAddress) return setAnswered({ address, answer: notPublic })
      callFromBrowser(checkAddress, { url: address, locale }, { apiBase, signal }).then(
        (answer) => signal.aborted || setAnswered({ address, answer }),
        (error: unknown) => {
          if (signal.aborted) return
          // Not below a public suffix; browsers do not have that list.
          if (error instanceof CallFailure && error.code === 'invalid_input')
            setAnswered({ address, answer: notPublic })
          // Not required: the API checks again when the form is sent.
          else console.error(error)
        },
      )
    }, waitMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [address, isAddress, isAsked, locale, apiBase])
  return isAsked && answered?.address === address ? answered.answer : undefined
}
