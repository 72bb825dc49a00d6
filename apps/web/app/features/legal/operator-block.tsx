import type { Operator } from '../../request/request-context.ts'
import { MailLink } from './mail-link.tsx'

/** Name, postal address and mail address of the operator, as configured. */
export function OperatorBlock({ operator: { name, address, mail } }: { operator: Operator }) {
  return (
    <address className="operator">
      <strong>{name}</strong>
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <MailLink mail={mail} />
    </address>
  )
}
