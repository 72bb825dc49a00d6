import { findClaimsToCheck, recordCheck } from '@polydex/core/claim/claims-to-check'
import { z } from 'zod'
import { findProof, type ProofOptions } from '../claims/find-proof.ts'
import { defineJob } from '../define-job.ts'

/** Only tests pass options: the destination of public addresses is not configurable. */
const defineCheckClaims = (options: ProofOptions = {}) =>
  defineJob({
    name: 'check-claims',
    queue: 'cases',
    schedule: '50 4 * * *',
    arguments: z.strictObject({
      claim: z.uuid().optional().describe('Of the table claims; none: all whose proof is getting old'),
    }),
    run: async ({ db, signal }, { claim: id }) => {
      const claims = await findClaimsToCheck(db, id)
      let proven = 0
      for (const claim of claims) {
        signal?.throwIfAborted()
        const found = await findProof(claim, { ...options, ...(signal && { signal }) })
        await recordCheck(db, claim, found)
        if ('proof' in found) proven += 1
      }
      return { checked: claims.length, proven }
    },
  })

export const checkClaims = defineCheckClaims()
