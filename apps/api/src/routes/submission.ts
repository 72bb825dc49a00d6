import * as cases from '@polydex/contract/case/case'
import * as claim from '@polydex/contract/case/claim'
import * as correction from '@polydex/contract/case/correction'
import * as submission from '@polydex/contract/case/submission'
import { getCase, getOwnCases } from '@polydex/core/case/get-cases'
import { askForCheck } from '@polydex/core/claim/ask-for-check'
import { claimTool } from '@polydex/core/claim/claim-tool'
import { getClaim } from '@polydex/core/claim/get-claim'
import { nameIcon } from '@polydex/core/claim/name-icon'
import { stateVisits } from '@polydex/core/claim/state-visits'
import { correctTool } from '@polydex/core/correction/correct-tool'
import type { Keyring } from '@polydex/core/secret/keyring'
import { checkAddress } from '@polydex/core/submission/check-address'
import { submitTool } from '@polydex/core/submission/submit-tool'
import type { FastifyInstance } from 'fastify'
import { bind } from '../bind.ts'

type Answering = { keyring: Keyring | undefined; hasMail: boolean }

export function submissionRoutes(app: FastifyInstance, answering: Answering): void {
  bind(app, submission.checkAddress, (db, input) => checkAddress(db, input))
  bind(app, submission.submitTool, (db, input, session, { limitUse }) =>
    submitTool(db, input, { accountId: session?.accountId, sentLately: limitUse.LIMIT_SUBMIT ?? 0, ...answering }),
  )
  bind(app, correction.correctTool, (db, input, session, { limitUse }) =>
    correctTool(db, input, { accountId: session?.accountId, sentLately: limitUse.LIMIT_CORRECT ?? 0, ...answering }),
  )
  bind(app, cases.getCase, (db, input) => getCase(db, input))
  bind(app, claim.claimTool, (db, input, { accountId }) => claimTool(db, input, accountId))
  bind(app, claim.getClaim, (db, { toolId }, { accountId }) => getClaim(db, toolId, accountId))
  bind(app, claim.checkClaim, async (db, { toolId }, { accountId }) => {
    await askForCheck(db, toolId, accountId)
    return {}
  })
  bind(app, claim.nameIcon, async (db, input, { accountId }) => {
    await nameIcon(db, input, accountId)
    return {}
  })
  bind(app, claim.stateVisits, (db, input, { accountId }) => stateVisits(db, input, { accountId, now: new Date() }))
  bind(app, cases.getOwnCases, (db, { locale }, { accountId }) => getOwnCases(db, accountId, locale))
}
