import { errorReport, errorsPath } from '@polydex/contract/http/counted-error'
import type { Db } from '@polydex/core/db/connect'
import { noteErrors } from '@polydex/core/error/note-errors'
import type { FastifyInstance } from 'fastify'

/** Stores the errors of the web, which has no access to the database. */
export function errorRoute(app: FastifyInstance, db: Db): void {
  app.post(errorsPath, { config: { isQuiet: true } }, async (request, reply) => {
    await noteErrors(db, 'web', errorReport.parse(request.body))
    return reply.status(204).send()
  })
}
