import { errorStatus, type Failure } from '@polydex/contract/error'
import { fieldCodesOf } from '@polydex/contract/field-message'
import { AppError } from '@polydex/core/app-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, isSilence } from './failure-of.ts'

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  reply.request.audit.failure = failure.code
  if (failure.code === 'unavailable' && !reply.hasHeader('Retry-After')) reply.header('Retry-After', 1)
  return reply.status(errorStatus[failure.code]).send(failure)
}

/** What is wrong with which field: a sentence for each, and a code where the sentence is of the closed list. */
function describeFields(fields: Record<string, string>): Pick<Failure, 'fields' | 'fieldCodes'> {
  const fieldCodes = fieldCodesOf(fields)
  return { fields, ...(Object.keys(fieldCodes).length > 0 && { fieldCodes }) }
}

/** The one place where a thrown error becomes an answer. Only the text of AppErrors is answered; any other error is logged and stays inside. */
export function handleError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) {
    const { code, message, fields } = error
    return send(reply, { code, message, ...(fields !== undefined && describeFields(fields)) })
  }
  // What the framework itself refuses: a body that is no JSON, too large, of another type.
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return send(reply, { code: 'invalid_input', message: 'The request cannot be read' })
  }
  request.log.error({ err: error }, 'unexpected error')
  const code = failureOf(error)
  if (isSilence(error)) request.server.database?.suspect()
  return send(reply, { code, message: code === 'unavailable' ? 'Try again in a moment' : 'Something went wrong' })
}
