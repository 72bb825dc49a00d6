import { createTransport } from 'nodemailer'

type Mail = { to: string; subject: string; text: string; html: string }

/** Hands a mail over to the server; throws a `MailFault`. */
export type SendMail = (mail: Mail) => Promise<void>

/** Why a mail was refused. The message is a code, because messages of servers quote the address. */
export class MailFault extends Error {
  /** The server refused permanently: a retry is useless. */
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
 * Connection settings of the mail server. Other machines are reached only over TLS with a valid certificate: a mail
 * contains a link that opens an account. Options in the URL are ignored, because they could turn that off.
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
    // Auto-Submitted suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return async (mail) => {
    // An object, not a string: an address that contains a comma must not become two.
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
