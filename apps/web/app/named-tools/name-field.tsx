import { getSuggestions } from '@polydex/contract/calls/tool'
import { useEffect, useId, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { callFromBrowser } from '../api/call-from-browser.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { useSite } from '../request/use-site.ts'

/** Milliseconds of a pause in typing. */
const waitMs = 60

/** Names of tools for what is typed after the last comma; each option is the whole text with one of them. */
function useNameOptions(text: string): readonly string[] {
  const { locale } = useLanguage()
  const apiBase = useSite()?.apiBase
  const [names, setNames] = useState<readonly string[]>([])
  const before = /^.*[,，、]\s*/s.exec(text)?.[0] ?? ''
  const typed = text.slice(before.length).trim().slice(0, 100)
  useEffect(() => {
    if (typed === '' || apiBase === undefined) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      callFromBrowser(getSuggestions, { q: typed, locale }, { apiBase, signal: abort.signal }).then(
        ({ suggestions }) => setNames(suggestions.flatMap(({ kind, name }) => (kind === 'tool' ? [name] : []))),
        // The field works without suggestions.
        () => setNames([]),
      )
    }, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, locale, apiBase])
  return typed === '' ? [] : names.map((name) => before + name)
}

/** Pasted lines become names between commas: a field of one line would run them together. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>): void {
  const lines = event.clipboardData.getData('text').trim()
  if (!/[\n\r]/.test(lines)) return
  event.preventDefault()
  const { currentTarget: field } = event
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  field.setRangeText(lines.replaceAll(/\s*[\n\r]+\s*/g, ', '), start, end, 'end')
}

type NameFieldProps = {
  id: string
  name: string
  maxLength: number
  describedBy?: string
  className?: string
  /** What stays in the field once its names were sent. Each time an object, so that the same text counts again. */
  left?: { text: string } | undefined
}

/** A field for names of tools, one or several with commas between them; the browser offers names while one types. */
export function NameField({ id, name, maxLength, describedBy, className, left }: NameFieldProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const options = useNameOptions(text)
  useEffect(() => {
    if (left === undefined || field.current === null) return
    field.current.value = left.text
    setText('')
  }, [left])
  return (
    <>
      <input
        ref={field}
        id={id}
        className={className}
        type="text"
        name={name}
        required
        maxLength={maxLength}
        defaultValue={left?.text}
        autoComplete="off"
        list={listId}
        aria-describedby={describedBy}
        enterKeyHint="done"
        onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
        onPaste={pasteLines}
      />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </>
  )
}
