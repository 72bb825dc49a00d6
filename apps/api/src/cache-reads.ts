import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'

/** A minute in clients, five at the edge, and longer while the API is slow or away: figures change once a day. */
const publicRead = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/**
 * Public reads are the same for everybody. A 200 may be kept and is answered 304 to its ETag; anything else is not kept:
 * a cached failure would outlive its cause. What was asked with a token, and every POST, is for the caller alone.
 */
export async function cacheReads(app: FastifyInstance): Promise<void> {
  await app.register(etag, { weak: true })
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' || request.headers.authorization !== undefined) {
      reply.header('Cache-Control', 'private, no-store')
      return
    }
    if (reply.hasHeader('Cache-Control')) return
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    reply.header('Cache-Control', isRead && reply.statusCode === 200 ? publicRead : 'no-store')
  })
}
