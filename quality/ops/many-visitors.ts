import { Agent, request } from 'node:https'
import type { EdgePorts } from '../../scripts/edge/ask-edge.ts'
import { host } from './edge-stack.ts'

/** `againAt`: when it was retried because it hit a keep-alive connection that the edge was closing, as browsers do. */
export type Visit = { path: string; status: number; ms: number; againAt?: number }

/** With the cookies that the answer set, and its text if the caller reads it. */
export type SentVisit = Visit & { cookie: string; text: string }

export type Visitor = {
  address: string
  ask: (path: string, headers?: Record<string, string>) => Promise<Visit>
  /** Sends a page's API call and reads the answer. */
  call: (path: string, cookie: string, body?: object) => Promise<SentVisit>
  /** Sends a form or a page's API call, as a browser does. */
  send: (path: string, body: URLSearchParams | object, cookie?: string) => Promise<SentVisit>
  leave: () => void
}

/** A visitor in a /24 of their own, 127.x.y.0/24, because limits count networks too, with keep-alive connections. */
export function createVisitor({ https }: EdgePorts, number: number): Visitor {
  const localAddress = `127.${1 + Math.floor(number / 250)}.${1 + (number % 250)}.1`
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: host })
  const visit = (path: string, headers: Record<string, string>, method: string, body?: string) =>
    new Promise<SentVisit>((resolve) => {
      const began = performance.now()
      const parts: Buffer[] = []
      let againAt: number | undefined
      let hasAnswer = false
      const end = (status: number, cookies: readonly string[] = []) => {
        const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ')
        const text = Buffer.concat(parts).toString()
        const ms = performance.now() - began
        resolve({ path, status, ms, cookie, text, ...(againAt !== undefined && { againAt }) })
      }
      const sendAgain = () => {
        againAt = performance.now()
        start(true)
      }
      const start = (isAgain: boolean) => {
        const asked = request(
          {
            agent,
            host: '127.0.0.1',
            port: https,
            localAddress,
            path,
            method,
            headers: { Host: host, 'Accept-Encoding': 'gzip, br', ...headers },
          },
          (response) => {
            hasAnswer = true
            // Only uncompressed answers are read, those of `call`; pages are discarded.
            if (headers['Accept-Encoding'] === 'identity') response.on('data', (part: Buffer) => parts.push(part))
            else response.resume()
            response.once('end', () => end(response.statusCode ?? 0, response.headers['set-cookie']))
            response.once('error', () => end(0))
          },
        )
        asked.once('error', () => (asked.reusedSocket && !hasAnswer && !isAgain ? sendAgain() : end(0)))
        asked.setTimeout(15_000, () => asked.destroy())
        asked.end(body)
      }
      start(false)
    })
  const ofPage = { Origin: `https://${host}:${https}`, 'Sec-Fetch-Site': 'same-origin' }
  const ask: Visitor['ask'] = (path, headers = {}) => visit(path, headers, 'GET')
  const send: Visitor['send'] = (path, body, cookie) => {
    const isForm = body instanceof URLSearchParams
    const headers = {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...ofPage,
      ...(cookie !== undefined && { Cookie: cookie }),
    }
    return visit(path, headers, 'POST', isForm ? body.toString() : JSON.stringify(body))
  }
  const call: Visitor['call'] = (path, cookie, body) => {
    const headers = { ...ofPage, 'Content-Type': 'application/json', 'Accept-Encoding': 'identity', Cookie: cookie }
    return body === undefined ? visit(path, headers, 'GET') : visit(path, headers, 'POST', JSON.stringify(body))
  }
  return { address: localAddress, ask, call, send, leave: () => agent.destroy() }
}

/** An open loop: sends requests at this rate for this long, answered or not. Returns the answers in the order of the requests. */
export async function visitAtRate(perSecond: number, seconds: number, ask: (turn: number) => Promise<Visit>) {
  const answers: Promise<Visit>[] = []
  const began = performance.now()
  const total = Math.round(perSecond * seconds)
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * perSecond) + 1)
    while (answers.length < due) answers.push(ask(answers.length))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return Promise.all(answers)
}

export const percentile = (visits: readonly Visit[], share: number): number =>
  visits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(visits.length * share)] ?? 0
