import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { to: string[]; source: string; text: string }

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  /** Its answer to a recipient: accepted, try later (451), never (550). */
  answer: 'take' | 'later' | 'never'
  stop: () => Promise<void>
}

const refusals = { later: 451, never: 550 }

/**
 * A real mail server on a free port of 127.0.0.1 that keeps the mails it gets. With a certificate it also offers
 * STARTTLS, and accepts any password.
 */
export async function startMailServer(certificate?: { key: string; cert: string }): Promise<MailServer> {
  const state: Pick<MailServer, 'mails' | 'answer'> = { mails: [], answer: 'take' }
  const server = new SMTPServer({
    authOptional: true,
    ...(certificate === undefined ? { disabledCommands: ['STARTTLS', 'AUTH'] } : certificate),
    onAuth: (_auth, _session, callback) => callback(null, { user: 'somebody' }),
    onRcptTo: ({ address }, _session, callback) => {
      if (state.answer === 'take') return callback()
      // Real servers quote the address.
      return callback(Object.assign(new Error(`<${address}> refused`), { responseCode: refusals[state.answer] }))
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString()
        state.mails.push({ to: envelope.rcptTo.map(({ address }) => address), source, text: readText(source) })
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
      }),
  })
}

/** The plain-text part, decoded. */
function readText(source: string): string {
  const [, head = '', body = ''] = /Content-Type: text\/plain([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? []
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body.replaceAll('\r\n', '\n')
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}
