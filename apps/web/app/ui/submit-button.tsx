import type { ReactNode } from 'react'
import './submit-button.css'

/** While its form is under way it stays in place and keeps the focus, and says that a second click does nothing. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button className="btn btn-primary" type="submit" aria-disabled={isSending || undefined}>
      {children}
    </button>
  )
}
