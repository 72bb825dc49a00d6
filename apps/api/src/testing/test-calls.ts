import { createHash } from 'node:crypto'
import { getFavorites } from '@polydex/contract/favorite/favorite'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { z } from 'zod'

/** Helpers that call an API created inside tests: `createCalls(() => app)`. Queries are in English by default. */
export const createCalls = (getApp: () => FastifyInstance) => ({
  /** The data of an answer that must be 200. */
  call: async <Output extends z.ZodType>(
    endpoint: { path: string; output: Output },
    query: Record<string, string>,
  ): Promise<z.output<Output>> => {
    const response = await getApp().inject({ url: endpoint.path, query: { locale: 'en', ...query } })
    expect([query, response.statusCode, response.json<{ fields?: unknown }>().fields]).toEqual([query, 200, undefined])
    return endpoint.output.parse(response.json<{ data: unknown }>().data)
  },
  statusOf: async (path: string, query: Record<string, string>): Promise<number> =>
    (await getApp().inject({ url: path, query: { locale: 'en', ...query } })).statusCode,
  /** Status and code of a call for accounts with these headers. */
  knock: async (headers: Record<string, string>): Promise<[number, unknown]> => {
    const response = await getApp().inject({ url: `${getFavorites.path}?view=ids`, headers })
    return [response.statusCode, response.json<{ code?: string }>().code]
  },
})

/** The hash under which a session's row stores its token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
