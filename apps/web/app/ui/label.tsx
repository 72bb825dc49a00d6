import type { ReactNode } from 'react'
import './label.css'

/** Read-only; never looks like a button. `cat` has the group's colour, `new` is inverted. */
export function Label({ kind, children }: { kind?: 'cat' | 'new'; children: ReactNode }) {
  return (
    <li className={kind === undefined ? 'label' : `label label-${kind}`} suppressHydrationWarning>
      {children}
    </li>
  )
}
