import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { Icon } from '../icon.tsx'

type DisclosureProps = { summary: ReactNode; isOpen?: boolean; onOpen?: () => void; children: ReactNode }

/** More of the same, one click away. A native disclosure: works without script, and find-in-page opens it. */
export function Disclosure({ summary, isOpen, onOpen, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      open={isOpen}
      onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      ref={(part) => {
        // Opened before this script ran.
        if (part?.open === true) onOpen?.()
      }}
    >
      <summary className="opener" {...asServed}>
        {summary}
        <Icon name="down" small />
      </summary>
      {children}
    </details>
  )
}
