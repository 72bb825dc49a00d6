import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControlOf, type CacheKind } from './cache-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cache rule of a 200 of this route; by default that of a public read. */
    cacheKind?: CacheKind
  }
}

/**
 * Sets Cache-Control on every answer, by cache-rules.ts. Public reads are the same for all callers, and answer 304 if
 * the ETag matches. Answers to calls with a token, and to every POST, are for their caller alone.
 */
export async function cacheReads(app: FastifyInstance): Promise<void> {
  // A failure is never "not modified": a caller that sends the failure's ETag back gets the failure again.
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
