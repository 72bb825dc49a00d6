import { createTransport } from 'nodemailer'

type Mail = { to: string; subject: string; text: string; html: string }

/** Hands a mail over to the server; throws a `MailFault`. */
export type SendMail = (mail: Mail) => Promise<void>

/** Why a mail was not taken. Its message is a code: servers quote the address in theirs. */
export class MailFault extends Error {
  /** The server has said no for good: trying again is no use. */
  readonly isFinal: boolean

  constructor(code: string, isFinal: boolean) {
    super(code)
    this.name = 'MailFault'
    this.isFinal = isFinal
  }
}

type Refusal = { code?: string; responseCode?: number }

/** Opens a connection for each mail: they are few. TLS wherever the server offers it. */
export function createMailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl, {
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
