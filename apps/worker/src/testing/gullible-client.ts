import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestTls } from 'node:https'
import { connect, type LookupFunction } from 'node:net'

type Client = {
  lookup: LookupFunction
  /** For addresses without a port. */
  port: number
}

const maxRequests = 5

/**
 * Fetches an address and everything the answers point to, without checks: shows that a vector reaches the inner network
 * unless it is stopped.
 */
export async function fetchGullibly(address: string, client: Client): Promise<void> {
  const waiting = [address]
  for (let requests = 0; requests < maxRequests; requests += 1) {
    const next = waiting.shift()
    if (next === undefined || !URL.canParse(next)) return
    const url = new URL(next)
    const found = await (/^https?:$/.test(url.protocol) ? fetchOne : openSocket)(url, client).catch(() => [])
    waiting.push(...found)
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Connects like a client that speaks other protocols too. */
const openSocket = (url: URL, { port }: Client): Promise<string[]> =>
  new Promise((done, fail) => {
    const socket = connect({ host: hostOf(url), port: Number(url.port) || port })
    socket.on('error', fail).on('close', () => done([]))
  })

function fetchOne(url: URL, { lookup, port }: Client): Promise<string[]> {
  const request = url.protocol === 'http:' ? requestPlain : requestTls
  return new Promise((done, fail) => {
    const hints: string[] = []
    const question = request({
      host: hostOf(url),
      path: `${url.pathname}${url.search}`,
      port: url.port || port,
      agent: false,
      lookup,
      rejectUnauthorized: false,
      insecureHTTPParser: true,
    })
    question.on('information', ({ headers }) => hints.push(...listHints(headers, '')))
    question.on('error', fail)
    question.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('error', fail)
      response.on('end', () => done([...hints, ...listTargets(response, body)].map((to) => complete(to, url))))
    })
    question.end()
  })
}

const complete = (target: string, base: URL): string => (URL.canParse(target, base) ? new URL(target, base).href : '')

/** Every address that a client might follow; of repeated headers the last one first. */
const listTargets = ({ headers, headersDistinct }: IncomingMessage, body: string): string[] => [
  ...(headersDistinct['location'] ?? []).toReversed(),
  ...(headersDistinct['content-location'] ?? []),
  ...listHints(headers, body),
]

function listHints(headers: IncomingMessage['headers'], body: string): string[] {
  const refresh = /url=([^\s"'>]+)/i.exec(`${String(headers['refresh'] ?? '')} ${body}`)?.[1]
  const service = /="([^"]+)"/.exec(headers['alt-svc'] ?? '')?.[1]
  const link = /<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1]
  return [refresh, service && `https://${service}/`, link].flatMap((target) => target ?? [])
}
