import { errorStatus, type Failure } from '@polydex/contract/http/error'
import { fieldCodesOf } from '@polydex/contract/text/field-message'
import { AppError } from '@polydex/core/app-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, isSilence } from './failure-of.ts'

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  const { request } = reply
  if (request.audit.hasBegun !== true) request.server.auditCall(request, failure.code)
  if (failure.code === 'unavailable' && !reply.hasHeader('Retry-After')) reply.header('Retry-After', 1)
  return reply.status(errorStatus[failure.code]).send(failure)
}

/** A sentence for each wrong field, and its code if the sentence is on the closed list. */
function describeFields(fields: Record<string, string>): Pick<Failure, 'fields' | 'fieldCodes'> {
  const fieldCodes = fieldCodesOf(fields)
  return { fields, ...(Object.keys(fieldCodes).length > 0 && { fieldCodes }) }
}

/**
 * The one place where a thrown error becomes an answer. Only the text of AppErrors is sent; other errors are logged and
 * their text is not sent.
 */
export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) {
    const { code, message, fields } = error
    return send(reply, { code, message, ...(fields !== undefined && describeFields(fields)) })
  }
  // Refused by the framework itself: a body that is not JSON, too large, or of another type.
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return send(reply, { code: 'invalid_input', message: 'The request cannot be read' })
  }
  request.log.error({ err: error }, 'unexpected error')
  const code = failureOf(error)
  if (isSilence(error)) request.server.database?.suspect()
  return send(reply, { code, message: code === 'unavailable' ? 'Try again in a moment' : 'Something went wrong' })
}
