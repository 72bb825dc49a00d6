import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigation } from 'react-router'
import type { FormFault } from './form-fault.ts'

type Fields = FormFault['fields']

/** What the browser check found, and the answer it followed: the next answer supersedes it. */
type Found = { fault: FormFault | undefined; after: FormFault | undefined }

/**
 * The errors of a form: from the last answer or, before sending, from the browser's own checks. Errors move the focus
 * to the summary. Without script, the answer alone has them, in the same words.
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
    const isValid = Object.keys(fields).length === 0
    setFound({ fault: isValid ? undefined : { code: 'invalid_input', fields }, after: answer })
    if (!isValid) event.preventDefault()
  }
  return { fault, summary, onSubmit, isSending }
}
