import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...asServed}>{children}</dd>
    </div>
  )
}
