import type { ReactNode } from 'react'
import './account-note.css'

/** In place of a form: nothing is to be filled in, but something to be known. */
export function AccountNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="account-note">
      <output className="lead">{text}</output>
      {children}
    </div>
  )
}
