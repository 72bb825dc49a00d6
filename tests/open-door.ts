import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export type Door = {
  /** Port on 127.0.0.1; the same one after closing and opening again. */
  readonly port: number
  /** Refuses new connections and cuts the open ones, as if the service had been stopped. */
  close: () => Promise<void>
  open: () => Promise<void>
  /** Accepts connections and answers nothing, like a frozen process; incoming data waits. */
  mute: () => void
  unmute: () => void
}

/**
 * A proxy to a real service that tests can close, open and freeze, without touching the service itself. Initially open.
 */
export async function openDoor(to: { hostname: string; port: string }): Promise<Door> {
  const sockets = new Set<Socket>()
  let isMute = false
  let server: Server
  let port = 0
  const join = (socket: Socket) => {
    const upstream = connect(Number(to.port), to.hostname)
    for (const [from, onto] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => onto.write(bytes))
      from.on('close', () => {
        sockets.delete(from)
        onto.destroy()
      })
      if (isMute) from.pause()
    }
  }
  const unmute = () => {
    isMute = false
    for (const socket of sockets) socket.resume()
  }
  const open = async () => {
    unmute()
    server = createServer(join)
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  }
  await open()
  return {
    get port() {
      return port
    },
    open,
    unmute,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
    mute: () => {
      isMute = true
      for (const socket of sockets) socket.pause()
    },
  }
}

/** The same address, through a door. */
export function throughDoor(address: string, { port }: Door): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
