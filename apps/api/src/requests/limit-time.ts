import { errorCodes, type FastifyInstance } from 'fastify'

/**
 * Answers 503 to a request that takes longer. By a timer of its own, because Fastify's `handlerTimeout` ends once the
 * body of a request has been read. What the handler has begun goes on: the limit is the caller's, not the deed's.
 */
export function limitTime(app: FastifyInstance, maxMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent)
        reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(maxMs, request.routeOptions.url))
    }, maxMs)
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
