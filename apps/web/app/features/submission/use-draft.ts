import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { fillForm, keepDraft, readKeptDraft } from './kept-draft.ts'
import type { Draft } from './draft-tool.ts'
import { readSubmission } from './read-submission.ts'

/** Debounce in milliseconds: a cover is drawn for each name, but not for each letter. */
const pauseMs = 400

/**
 * The typed values, debounced: for the preview, and stored in this tab, so that they survive a reload until the form is
 * sent. A draft belongs to the name that the page was opened with.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, isRestored }: { name: string; isRestored: boolean },
): { draft: Draft | undefined; onInput: (event: FormEvent<HTMLFormElement>) => void } {
  const [draft, setDraft] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const kept = isRestored ? readKeptDraft(name) : undefined
    if (form.current !== null && kept !== undefined) fillForm(form.current, kept)
  }, [form, name, isRestored])
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typedInto = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const values = readSubmission(new FormData(typedInto))
      setDraft(values)
      keepDraft(name, values)
    }, pauseMs)
  }
  return { draft, onInput }
}
