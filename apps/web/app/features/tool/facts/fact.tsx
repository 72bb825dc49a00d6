import type { ReactNode } from 'react'
import { asServed } from '../../../i18n/as-served.ts'

type FactProps = {
  name: string
  /** Below the figure. */
  note?: ReactNode
  children: ReactNode
}

export function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...asServed}>{children}</dd>
      {note !== undefined && (
        <dd className="meta" {...asServed}>
          {note}
        </dd>
      )}
    </div>
  )
}
