import type { Db } from '@polydex/core/db/connect'
import { openDeskSession } from '@polydex/core/editor/desk-session'
import type { LogStream } from '@polydex/process/create-logger'
import type { FastifyInstance, onRouteHookHandler } from 'fastify'
import { buildDesk } from '../app.ts'
import { loadConfig } from '../config.ts'

export const deskUrl = 'http://localhost:3001'

/** A desk on a test database, with the rights that it has in production. */
export function buildTestDesk(
  db: Db,
  given: Record<string, string> = {},
  { onRoute, logStream }: { onRoute?: onRouteHookHandler; logStream?: LogStream } = {},
): Promise<FastifyInstance> {
  const environment = {
    DATABASE_URL: 'postgres://unused',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    DESK_URL: deskUrl,
  }
  return buildDesk({
    db,
    config: loadConfig({ ...environment, ...given }),
    ...(onRoute !== undefined && { onRoute }),
    ...(logStream !== undefined && { logStream }),
  })
}

/** Headers of an editor who has just signed in. */
export const signInAs = async (db: Db, accountId: number): Promise<{ cookie: string }> => ({
  cookie: `desk=${await openDeskSession(db, accountId)}`,
})

type Sent = { status: number; body: string; location: string | undefined }

/** Opens a page, or sends a form as a page of the desk would. */
export async function ask(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string>,
  form?: Record<string, string | string[]>,
): Promise<Sent> {
  const pairs = Object.entries(form ?? {}).flatMap(([name, value]) => [value].flat().map((item) => [name, item]))
  const response = await app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: path,
    headers: {
      ...(form !== undefined && { origin: deskUrl, 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form !== undefined && { payload: new URLSearchParams(pairs).toString() }),
  })
  const { location } = response.headers
  return {
    status: response.statusCode,
    body: response.body,
    location: typeof location === 'string' ? location : undefined,
  }
}
