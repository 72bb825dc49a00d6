import { errorStatus, type ErrorCode, type Failure } from '@polydex/contract/error'
import { AppError } from '@polydex/core/app-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  reply.request.audit.failure = failure.code
  return reply.status(errorStatus[failure.code]).send(failure)
}

/** The one place where a thrown error becomes an answer. Only AppErrors speak; the rest is logged and stays inside. */
export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) {
    const { code, message, fields } = error
    return send(reply, { code, message, ...(fields !== undefined && { fields }) })
  }
  // What the framework itself refuses: a body that is no JSON, too large, of another type.
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return send(reply, { code: 'invalid_input', message: 'The request cannot be read' })
  }
  request.log.error({ err: error }, 'unexpected error')
  const code: ErrorCode = isPassing(error) ? 'unavailable' : 'unexpected'
  return send(reply, { code, message: code === 'unavailable' ? 'Try again in a moment' : 'Something went wrong' })
}

/**
 * What may pass by itself: PostgreSQL away, starting or full (classes 08, 53 and 57P of its codes), no connection to be
 * had, a statement or a whole call that took too long.
 */
function isPassing({ code = '', message }: { code?: string; message: string }): boolean {
  return (
    /^(08|53|57P|57014|ECONNREFUSED|ECONNRESET|FST_ERR_HANDLER_TIMEOUT)/.test(code) ||
    // The driver has no code for these two.
    /timeout exceeded when trying to connect|Connection terminated/.test(message)
  )
}
