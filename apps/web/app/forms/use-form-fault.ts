import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigation } from 'react-router'
import type { FormFault } from './form-fault.ts'

type Fields = FormFault['fields']

/** What the browser found, and the answer it was found after: the next answer makes it old. */
type Found = { fault: FormFault | undefined; after: FormFault | undefined }

/**
 * What is wrong with a form: what its last answer said or, sooner, what the browser can tell by itself. Then the
 * summary takes the focus. Without script the answer alone speaks, in the same words.
 */
export function useFormFault(answer: FormFault | undefined, check: (form: FormData) => Fields) {
  const summary = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Found>()
  const isSending = useNavigation().formMethod === 'POST'
  const fault = found !== undefined && found.after === answer ? found.fault : answer

  useEffect(() => {
    if (fault !== undefined) summary.current?.focus()
  }, [fault])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault()
    const fields = check(new FormData(event.currentTarget))
    const isFine = Object.keys(fields).length === 0
    setFound({ fault: isFine ? undefined : { code: 'invalid_input', fields }, after: answer })
    if (!isFine) event.preventDefault()
  }
  return { fault, summary, onSubmit, isSending }
}
