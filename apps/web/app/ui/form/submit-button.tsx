import type { ReactNode } from 'react'
import './submit-button.css'

/** While its form is being sent, it stays in place, keeps the focus and announces that further clicks do nothing. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button className="btn btn-primary" type="submit" aria-disabled={isSending || undefined}>
      {children}
    </button>
  )
}
