import { getSuggestions } from '@polydex/contract/calls/tool'
import { useEffect, useId, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { callFromBrowser } from '../../../api/call-from-browser.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import type { ListAnswer } from '../change/apply-form.ts'

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

type AddToolsProps = { action: string; answer: ListAnswer | undefined }

/** Adds tools by name: one and Enter, or several with commas between them. Names that were not found stay. */
export function AddTools({ action, answer }: AddToolsProps) {
  const { t } = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const options = useNameOptions(text)
  const missing = answer?.kind === 'added' ? answer.missing.join(', ') : ''
  useEffect(() => {
    if (answer?.kind !== 'added' || field.current === null) return
    field.current.value = answer.missing.join(', ')
    setText('')
  }, [answer])
  return (
    <form className="list-add" method="post" action={action}>
      <label htmlFor={id}>{t('ownList.addLabel')}</label>
      <div className="in-row">
        <input
          ref={field}
          id={id}
          className="plain-field"
          type="text"
          name="names"
          required
          maxLength={4_000}
          defaultValue={missing}
          autoComplete="off"
          list={`${id}-names`}
          aria-describedby={`${id}-hint`}
          enterKeyHint="done"
          onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
          onPaste={pasteLines}
        />
        <datalist id={`${id}-names`}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
        <button className="btn btn-primary" type="submit" name="intent" value="add">
          {t('ownList.add')}
        </button>
      </div>
      <p className="meta" id={`${id}-hint`}>
        {t('ownList.addHint')}
      </p>
    </form>
  )
}
