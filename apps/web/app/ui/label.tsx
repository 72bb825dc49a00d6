import type { ReactNode } from 'react'
import { asServed } from '../i18n/as-served.ts'
import './label.css'

/** Read-only; never looks like a button. `cat` has the group's colour, `new` is inverted. */
export function Label({ kind, children }: { kind?: 'cat' | 'new'; children: ReactNode }) {
  return (
    <li className={kind === undefined ? 'label' : `label label-${kind}`} {...asServed}>
      {children}
    </li>
  )
}
