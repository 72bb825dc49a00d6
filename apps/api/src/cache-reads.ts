import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControlOf, type CacheKind } from './cache-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a 200 of this route is to caches; without it a public read. */
    cacheKind?: CacheKind
  }
}

/**
 * States for every answer who may keep it, by cache-rules.ts. Public reads are the same for everybody and are answered
 * 304 to their ETag. What was asked with a token, and every POST, is for the caller alone.
 */
export async function cacheReads(app: FastifyInstance): Promise<void> {
  // A failure is never "not modified": a caller that sends its ETag back gets it again.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200) delete request.headers['if-none-match']
  })
  await app.register(etag, { weak: true })
  app.addHook('onSend', async (request, reply) => {
    reply.header('Cache-Control', cacheControlOf(kindOf(request, reply)))
  })
}

function kindOf(request: FastifyRequest, { statusCode }: FastifyReply): CacheKind {
  if (request.method === 'POST' || request.headers.authorization !== undefined) return 'own'
  if (statusCode >= 400) return 'failure'
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || (statusCode !== 200 && statusCode !== 304)) return 'other'
  return request.routeOptions.config.cacheKind ?? 'publicRead'
}
