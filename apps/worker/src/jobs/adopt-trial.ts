import { openKeyring } from '@polydex/core/secret/config'
import { adoptTrial as adopt, findApprovedTool } from '@polydex/core/trial/adopt-trial'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

/** Queued by the desk, which has no key, when an editor publishes a tool together with its trial login. */
export const adoptTrial = defineJob({
  name: 'adopt-trial',
  arguments: z.strictObject({ case: z.uuid().describe('Of the submission') }),
  run: async ({ db, config }, { case: submissionId }) => {
    const keyring = openKeyring(config)
    if (keyring === undefined) throw new Error('SECRETS_KEY is not set; nothing is sealed without it')
    const tool = await findApprovedTool(db, submissionId)
    if (tool === undefined) return { adopted: 0 }
    await adopt(db, { submissionId, toolSlug: tool.slug }, keyring)
    return { adopted: 1 }
  },
})
