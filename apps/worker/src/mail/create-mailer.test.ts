import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer, MailFault } from './create-mailer.ts'

const mail = { to: 'ada@example.com', subject: 'x', text: 'x', html: '<p>x</p>' }
let stop = async () => {}
afterEach(() => stop())

/** A mail server on this machine; `told` lists the senders it was given. */
async function startServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
  const told: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom: ({ address }, _session, callback) => {
      told.push(address)
      callback()
    },
    onData: (stream, _session, callback) => {
      stream.resume()
      stream.once('end', () => callback())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    })
  return { told, port: (server.server.address() as AddressInfo).port }
}

const send = (url: string) => createMailer(url, 'Polydex <no-reply@example.com>')(mail)

describe('mail', () => {
  it('is sent without TLS only on this machine', async () => {
    const { told, port } = await startServer({ disabledCommands: ['STARTTLS', 'AUTH'] })
    // The same server under an address that is not loopback.
    await expect(send(`smtp://0.0.0.0:${port}`)).rejects.toThrow(MailFault)
    expect(told).toEqual([])
    await send(`smtp://127.0.0.1:${port}`)
    expect(told).toHaveLength(1)
  })

  it('is not sent to a server with an untrusted certificate, by STARTTLS or implicit TLS', async () => {
    for (const secure of [false, true]) {
      const { told, port } = await startServer({ secure })
      await expect(send(`${secure ? 'smtps' : 'smtp'}://0.0.0.0:${port}`)).rejects.toThrow(MailFault)
      expect(told).toEqual([])
      await stop()
    }
    stop = async () => {}
  })
})
