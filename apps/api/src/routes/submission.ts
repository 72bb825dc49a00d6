import { submitTool } from '@polydex/contract/submission'
import type { Db } from '@polydex/core/db/connect'
import { receiveSubmission } from '@polydex/core/submission/receive-submission'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function submissionRoutes(app: FastifyInstance, db: Db, secretsKey: Uint8Array | undefined): void {
  bind(app, submitTool, (input, session) => receiveSubmission(db, input, { accountId: session?.accountId, secretsKey }))
}
