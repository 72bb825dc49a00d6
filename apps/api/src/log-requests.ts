import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './logger-options.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled every few seconds by monitoring: neither logged nor measured. */
    isQuiet?: boolean
  }
}

/** Logs one line for a request that has ended, also if the caller went away before the answer (`aborted`). */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: pathOf(request.url),
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      bytes: bytesOf(request, reply),
      ...(!reply.raw.writableEnded && { aborted: true }),
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
