import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Draft } from './draft-tool.ts'
import { readSubmission } from './read-submission.ts'

/** Debounce in milliseconds: a cover is drawn for each name, but not for each letter. */
const pauseMs = 400

/** The current values of the form, after a short pause in typing. */
export function useDraft(): { draft: Draft | undefined; onInput: (event: FormEvent<HTMLFormElement>) => void } {
  const [draft, setDraft] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setDraft(readSubmission(new FormData(form))), pauseMs)
  }
  return { draft, onInput }
}
