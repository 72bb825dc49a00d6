import type { FastifyInstance } from 'fastify'

/**
 * While the server stops, answers send `Connection: close`. A keep-alive connection would stay open for
 * `keepAliveTimeout` and delay the stop; one closed without notice may lose the caller's next request.
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
