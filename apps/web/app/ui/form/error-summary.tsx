import type { MouseEvent, Ref } from 'react'
import { Icon } from '../icon.tsx'
import './error-summary.css'

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>
  title: string
  /** Invalid fields, in form order. */
  entries: readonly { field: string; text: string }[]
}

/**
 * Done in script: following the fragment would be a navigation and discard the last answer. Without script it is a
 * link.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** Lists the errors of a form with links to the fields. Receives the focus, with or without script. */
export function ErrorSummary({ ref, title, entries }: ErrorSummaryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to announce is that the form was rejected
    <div className="summary" role="alert" tabIndex={-1} ref={ref} autoFocus>
      <h2>
        <Icon name="alert" />
        {title}
      </h2>
      <ul>
        {entries.map(({ field, text }) => (
          <li key={field}>
            <a className="tap" href={`#${field}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
