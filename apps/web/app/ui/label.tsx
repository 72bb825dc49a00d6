import type { ReactNode } from 'react'
import { asServed } from '../i18n/as-served.ts'
import './label.css'

type LabelProps = {
  kind?: 'cat' | 'new'
  /** `span` beside a text, outside of a list. */
  as?: 'li' | 'span'
  children: ReactNode
}

/** Read-only; never looks like a button. `cat` has the group's colour, `new` is inverted. */
export function Label({ kind, as: Element = 'li', children }: LabelProps) {
  return (
    <Element className={kind === undefined ? 'label' : `label label-${kind}`} {...asServed}>
      {children}
    </Element>
  )
}
