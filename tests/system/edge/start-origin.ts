import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { listen } from '../../start-program.ts'

type Asked = { line: string; headers: IncomingHttpHeaders }

export type Origin = {
  port: number
  /** Every request that reached it. */
  asked: Asked[]
  /** Answers of its own, by target. */
  instead: Map<string, (response: ServerResponse) => void>
  stop: () => void
}

export const mayBeKept = 'public, max-age=0, s-maxage=300'

/**
 * Stands for the web behind the edge: repeats what it was asked in a page that may be stored, so that whatever the edge
 * lets through is visible, to later visitors too.
 */
export async function startOrigin(): Promise<Origin> {
  const asked: Asked[] = []
  const instead: Origin['instead'] = new Map()
  const server = createServer(({ method, url = '', headers }, response) => {
    // The edge asks for this file until it is up.
    if (url !== '/robots.txt') asked.push({ line: `${method} ${url}`, headers })
    const answer = instead.get(url)
    if (answer !== undefined) return answer(response)
    const { 'x-request-id': _id, 'x-forwarded-for': _address, ...said } = headers
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': url === '/' ? 'no-cache' : mayBeKept })
    response.end(`${method} ${url} ${JSON.stringify(said)}`)
  })
  const port = await listen(server)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, asked, instead, stop }
}
