import { request } from 'node:https'

/** The host name in the files of deploy/nginx. */
export const edgeHost = 'example.org'

export type EdgePorts = { http: number; https: number }

export type EdgeAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** `from`: the visitor's own address, 127.x.y.z. */
type Asked = { method?: string; headers?: Record<string, string>; body?: string; from?: string }

/** Sends a request to the edge over TLS, with its own host name. */
export const askEdge = (
  { https }: EdgePorts,
  path: string,
  { method = 'GET', headers = {}, body, from }: Asked = {},
): Promise<EdgeAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        ...(from !== undefined && { localAddress: from }),
        port: https,
        path,
        method,
        servername: headers['Host'] ?? edgeHost,
        rejectUnauthorized: false,
        headers: { Host: edgeHost, ...headers },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asked.on('error', reject)
    asked.setTimeout(20_000, () => asked.destroy(new Error('no answer from the edge')))
    asked.end(body)
  })
