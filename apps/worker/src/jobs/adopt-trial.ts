import { openKeyring } from '@polydex/core/secret/config'
import { adoptTrial as adopt, findApprovedTool, removeTrial } from '@polydex/core/trial/adopt-trial'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

/** Queued by the desk, which has no key, when an editor publishes a tool that was submitted with a trial login. */
export const adoptTrial = defineJob({
  name: 'adopt-trial',
  queue: 'cases',
  arguments: z.strictObject({
    case: z.uuid().describe('Of the submission'),
    shown: z.boolean().default(true).describe('False: an approval before an undo may have given the tool the login'),
  }),
  run: async ({ db, config }, { case: submissionId, shown }) => {
    const tool = await findApprovedTool(db, submissionId)
    if (tool === undefined) return { adopted: 0 }
    if (!shown) return { adopted: 0, removed: await removeTrial(db, tool.slug) }
    const keyring = openKeyring(config)
    if (keyring === undefined) throw new Error('SECRETS_KEY is not set; secrets cannot be sealed without it')
    await adopt(db, { submissionId, toolSlug: tool.slug }, keyring)
    return { adopted: 1 }
  },
})
