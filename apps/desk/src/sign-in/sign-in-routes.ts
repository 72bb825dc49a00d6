import { AppError } from '@polydex/core/app-error'
import { errorStatus } from '@polydex/contract/http/error'
import { createChallenges } from '@polydex/core/editor/challenge'
import { endDeskSession, findEditors, openDeskSession } from '@polydex/core/editor/desk-session'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readDeskToken, serializeDeskToken } from '../desk-cookie.ts'
import { enrolPage, namePage, signInPage } from '../pages/sign-in.ts'
import { sendPage, serveEditors, type RouteParts } from '../serve-page.ts'
import { enrol, offerEnrolment, offerSignIn, signIn } from './verify-passkey.ts'

const invited = z.object({ key: z.string().max(100) })
const responded = z.looseObject({ response: z.looseObject({ id: z.string() }) })

/** Routes called by scripts, not opened as pages. */
const answer = (work: (request: FastifyRequest, reply: FastifyReply) => Promise<object>) =>
  async function respond(request: FastifyRequest, reply: FastifyReply) {
    try {
      return await work(request, reply)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return reply.status(errorStatus[error.code]).send({ message: error.message })
    }
  }

/** Routes without a session: all steps of signing in. */
export function signInRoutes(app: FastifyInstance, routeParts: RouteParts): void {
  const { db, config, base } = routeParts
  const parts = { ...routeParts, challenges: createChallenges(db) }
  const open = { config: { deskAccess: 'open' as const } }

  async function openSession(request: FastifyRequest, reply: FastifyReply, accountId: number): Promise<void> {
    const token = await openDeskSession(db, accountId, readDeskToken(config, request.headers.cookie))
    reply.header('Set-Cookie', serializeDeskToken(config, token))
  }
  app.get('/sign-in', open, async (request, reply) => {
    const { next } = z.object({ next: z.string().optional() }).parse(request.query)
    const page = config.DESK_PASSKEYS
      ? signInPage(base, chooseNext(config.DESK_URL.origin, base, next))
      : namePage(base, await findEditors(db))
    return sendPage(reply, page)
  })
  app.get('/enrol', open, async (_request, reply) => sendPage(reply, enrolPage(base)))
  app.post(
    '/sign-in/options',
    open,
    answer(() => offerSignIn(parts)),
  )
  app.post(
    '/enrol/options',
    open,
    answer(({ body }) => offerEnrolment(parts, invited.parse(body).key)),
  )
  app.post(
    '/sign-in',
    open,
    answer(async (request, reply) => {
      const { response } = responded.parse(request.body)
      await openSession(request, reply, await signIn(parts, response as unknown as AuthenticationResponseJSON))
      return {}
    }),
  )
  app.post(
    '/enrol',
    open,
    answer(async (request, reply) => {
      const { key, response } = invited.and(responded).parse(request.body)
      await openSession(request, reply, await enrol(parts, key, response as unknown as RegistrationResponseJSON))
      return {}
    }),
  )
  if (!config.DESK_PASSKEYS)
    app.post('/sign-in/name', open, async (request, reply) => {
      const { editor } = z.object({ editor: z.coerce.number() }).parse(request.body)
      await openSession(request, reply, editor)
      return reply.redirect(`${base}/`, 303)
    })
  serveEditors(app, parts, { method: 'POST', path: '/sign-out', access: 'editor' }, async (request, reply) => {
    await endDeskSession(db, readDeskToken(config, request.headers.cookie) ?? '')
    return reply.header('Set-Cookie', serializeDeskToken(config, '')).redirect(`${base}/sign-in`, 303)
  })
}

/**
 * A page of the desk to go on to, never another site: as browsers read it, which ignore tabs and take a backslash for a
 * slash. With the origin, so that nothing is left to read differently.
 */
function chooseNext(origin: string, base: string, next = ''): string {
  const home = `${origin}${base}/`
  const target = URL.canParse(next, home) ? new URL(next, home) : undefined
  return target?.origin === origin && target.pathname.startsWith(`${base}/`) ? target.href : home
}
