import type { FastifyInstance } from 'fastify'

/**
 * While the server stops, answers under way say that their connection ends with them. A kept connection would go on
 * for `keepAliveTimeout` and hold the stop up; one that is cut without a word may swallow the caller's next request.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}
