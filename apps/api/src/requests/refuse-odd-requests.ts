import type { Failure } from '@polydex/contract/http/error'
import { isHost } from '@polydex/contract/address/is-host'
import { isReadablePath } from '@polydex/contract/http/is-readable-path'
import type { FastifyInstance } from 'fastify'

/** Methods of calls, and those that clients of another API may try; any other is rejected for every path. */
const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Methods that calls have. */
export const allowedMethods = 'GET, HEAD, POST'
/** Answer to a method that no call has. */
export const noSuchMethod = { code: 'wrong_method', message: 'No call has this method' }

const noHost = { code: 'invalid_input', message: 'The host cannot be read' } satisfies Failure
const noPath = { code: 'invalid_input', message: 'The path cannot be read' } satisfies Failure

/** Refuses an invalid host, a path with line breaks, and methods such as TRACE, which nothing here answers. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers
    if (host !== undefined && !isHost(host)) return reply.status(400).send(noHost)
    if (!isReadablePath(request.url.split('?', 1)[0] ?? '')) return reply.status(400).send(noPath)
    if (!usual.has(request.method)) return reply.status(405).header('Allow', allowedMethods).send(noSuchMethod)
    return undefined
  })
}
