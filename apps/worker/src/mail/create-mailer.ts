import { createTransport } from 'nodemailer'

type Mail = { to: string; subject: string; text: string; html: string }

/** Hands a mail over to the server; throws a `MailFault`. */
export type SendMail = (mail: Mail) => Promise<void>

/** Why a mail was not taken. Its message is a code: servers quote the address in theirs. */
export class MailFault extends Error {
  /** The server has refused for good: a retry is no use. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(code)
    this.name = 'MailFault'
    this.isFinal = isFinal
  }
}

type Refusal = { code?: string; responseCode?: number }

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname)

/**
 * Where and how a mail is handed over. Off this machine only by TLS with a certificate that holds: a mail has a link in it
 * that opens an account. Options are not read from the address, where one could turn that off.
 */
function readServer(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isLoopback(hostname),
    tls: { minVersion: 'TLSv1.2' as const },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** Opens a connection for each mail: they are few. */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(readServer(smtpUrl), {
    from,
    // Auto-Submitted keeps out-of-office machines from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return async (mail) => {
    // An object and not a text: an address with a comma in it must not become two.
    const to = { name: '', address: mail.to }
    await transport
      .sendMail({ ...mail, to, disableFileAccess: true, disableUrlAccess: true })
      .catch((error: unknown) => {
        const { code = 'EUNKNOWN', responseCode } = error as Refusal
        throw new MailFault(
          responseCode === undefined ? code : `${code} ${responseCode}`,
          responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH',
        )
      })
  }
}
