import type { ReactNode } from 'react'
import '../../ui/page/stage-box.css'
import './account-note.css'

/** Shown instead of a form when there is something to know but nothing to fill in. */
export function AccountNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="stage-box account-note">
      <output className="lead">{text}</output>
      {children}
    </div>
  )
}
