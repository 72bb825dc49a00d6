import './legal-text.css'

/** A mail address that opens the visitor's mail program. */
export function MailLink({ mail }: { mail: string }) {
  return (
    <a className="tap legal-link" href={`mailto:${mail}`}>
      {mail}
    </a>
  )
}
