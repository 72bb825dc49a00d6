import { useEffect, useRef } from 'react'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { FormFault } from '../../forms/form-fault.ts'

/** Why a button without fields failed. */
export function SendFault({ fault }: { fault: FormFault | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault !== undefined) summary.current?.focus()
  }, [fault])
  return <FaultSummary ref={summary} fault={fault} order={[]} />
}
