import type { MouseEvent, Ref } from 'react'
import { Icon } from './icon.tsx'
import './error-summary.css'

type ErrorSummaryProps = {
  ref: Ref<HTMLDivElement>
  title: string
  /** Fields with something wrong, in the order of the form. */
  entries: readonly { field: string; text: string }[]
}

/** By hand: following the fragment would be a navigation, and end what the last answer said. Without script it is one. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}

/** Says what is wrong with a form and leads to each place. It takes the focus, also without script. */
export function ErrorSummary({ ref, title, entries }: ErrorSummaryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form must learn first that it was not accepted
    <div className="summary" role="alert" tabIndex={-1} ref={ref} autoFocus>
      <h2>
        <Icon name="alert" />
        {title}
      </h2>
      <ul>
        {entries.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
