import { useId, type ReactNode } from 'react'
import './account-section.css'

type AccountSectionProps = { title: string; children: ReactNode }

/** One action on an account. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
