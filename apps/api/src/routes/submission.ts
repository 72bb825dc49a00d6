import { submitTool } from '@polydex/contract/submission'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { receiveSubmission } from '@polydex/core/submission/receive-submission'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function submissionRoutes(app: FastifyInstance, db: Db, keyring: Keyring | undefined): void {
  bind(app, submitTool, (input, session) => receiveSubmission(db, input, { accountId: session?.accountId, keyring }))
}
