import * as submission from '@polydex/contract/submission'
import type { Db } from '@polydex/core/db/connect'
import type { Keyring } from '@polydex/core/secret/keyring'
import { submitTool } from '@polydex/core/submission/submit-tool'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

export function submissionRoutes(app: FastifyInstance, db: Db, keyring: Keyring | undefined): void {
  bind(app, submission.submitTool, (input, session) =>
    submitTool(db, input, { accountId: session?.accountId, keyring }),
  )
}
