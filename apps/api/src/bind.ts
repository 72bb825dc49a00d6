import type { Access, Call } from '@polydex/contract/http/call'
import type { Endpoint } from '@polydex/contract/http/endpoint'
import { isOpenCall } from '@polydex/contract/http/is-open-call'
import { isPublicRead } from '@polydex/contract/http/is-public-read'
import type { Session } from '@polydex/core/account/find-session'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { failureOf } from './requests/failure-of.ts'
import type { Replica } from './reads/replica.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route serves; undefined for health, metrics and documentation. */
    call?: Call
  }
}

/** A call for accounts has a session; on a public one a token is optional, and a stale one counts as none. */
type SessionOf<Caller extends Access> = Caller extends 'account' ? Session : Session | undefined

type Handle<Input extends z.ZodType, Output extends z.ZodType, Caller extends Access> = (
  db: Db,
  input: z.output<Input>,
  session: SessionOf<Caller>,
  request: FastifyRequest,
) => Promise<z.input<Output>>

/**
 * Serves an endpoint of the contract, if this site has it: identifies the caller, parses the input, counts the call,
 * wraps the result as `{ data }`. The handler receives the database to use. A call for accounts without a valid token answers
 * `login_required`; invalid input answers `invalid_input` and names the fields. Invalid output is our bug: it throws,
 * and answers 500 without the schema's text.
 */
export function bind<Input extends z.ZodType, Output extends z.ZodType, Caller extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Output, Caller>,
  handle: Handle<Input, Output, Caller>,
): void {
  if (!isOpenCall(endpoint)) return
  const carryOut = async (request: FastifyRequest, reply: FastifyReply): Promise<z.input<Output>> => {
    const replica = findReplica(app, endpoint, request)
    // While the primary is down, the replica still answers.
    if (replica?.isUsed() !== true) app.database?.check()
    const session = endpoint.isAnonymous === true ? undefined : await app.findSession(request.headers.authorization)
    if (endpoint.access === 'account' && session === undefined)
      throw new AppError('login_required', 'This call needs the token of an account')
    const parsed = endpoint.input.safeParse(endpoint.method === 'GET' ? request.query : request.body)
    if (!parsed.success)
      throw new AppError('invalid_input', 'The input does not fit the contract', listFields(parsed.error))
    noteCaller(request, session, parsed.data)
    const settle = await app.limitCall(endpoint, { request, reply, input: parsed.data, session })
    const ask = (db: Db) => handle(db, parsed.data, session as SessionOf<Caller>, request)
    const askPrimary = async () => {
      app.database?.check()
      return ask(app.primary)
    }
    const result = await (replica?.read(ask, askPrimary) ?? askPrimary()).catch(async (error: unknown) => {
      await settle(error)
      throw error
    })
    noteCaller(request, session, result)
    app.auditCall(request)
    await settle()
    return result
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { call: endpoint, ...(endpoint.noStore === true && { cacheKind: 'uncachedRead' }) },
    handler: async (request, reply) => {
      request.audit.hasBegun = true
      const result = await carryOut(request, reply).catch((error: Error) => {
        app.auditCall(request, failureOf(error))
        throw error
      })
      return { data: endpoint.output.parse(result) }
    },
  })
}

/**
 * The one place that decides which calls a replica may answer. A caller with a token may have changed something a
 * moment ago, and anything but a public read concerns an account, a secret or a change: the primary answers those.
 */
const findReplica = ({ replica }: FastifyInstance, call: Call, { headers }: FastifyRequest): Replica | undefined =>
  isPublicRead(call) && headers.authorization === undefined ? replica : undefined

/**
 * For the audit: records the caller by its session, by the email address in the input, or by the account the call made.
 */
function noteCaller({ audit }: FastifyRequest, session: Session | undefined, known: unknown): void {
  const { email, accountId } = (known ?? {}) as { email?: unknown; accountId?: unknown }
  if (typeof email === 'string') audit.email = email
  if (session !== undefined) audit.accountId = session.accountId
  else if (typeof accountId === 'number') audit.accountId = accountId
}

/** The first issue of each field; a surplus field under its own name, a body that is not an object as `body`. */
function listFields(error: z.ZodError): Record<string, string> {
  // A map: a caller may send a field called toString, which every plain object inherits.
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const isSurplus = issue.code === 'unrecognized_keys'
    for (const name of isSurplus ? issue.keys : [issue.path.join('.') || 'body']) {
      if (!fields.has(name)) fields.set(name, isSurplus ? 'is not a parameter of this call' : issue.message)
    }
  }
  return Object.fromEntries(fields)
}
