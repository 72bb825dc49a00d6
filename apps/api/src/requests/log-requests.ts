import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './logger-options.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled every few seconds by monitoring: neither logged nor measured. */
    isQuiet?: boolean
  }
}

/** Status in the log of a request whose caller went away before the answer, as nginx writes it. Nothing is sent with it. */
const callerLeft = 499

/** Logs one line for a request that has ended. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request.url),
      route: request.routeOptions.url ?? null,
      status: reply.raw.writableEnded ? reply.statusCode : callerLeft,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      bytes: bytesOf(request, reply),
    },
    'request',
  )
}

function bytesOf(request: FastifyRequest, reply: FastifyReply): number {
  return request.method === 'HEAD' || reply.statusCode === 304 ? 0 : Number(reply.getHeader('content-length') ?? 0)
}

/**
 * Sends a request id with every answer and logs under the same id. Only the web may choose the id, on the inner
 * listener.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    if (request.routeOptions.config.isQuiet !== true) reply.raw.once('close', () => logRequest(request, reply))
  })
}
