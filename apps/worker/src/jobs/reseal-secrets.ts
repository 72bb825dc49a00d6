import { openKeyring } from '@polydex/core/secret/config'
import { resealSecrets as resealAll } from '@polydex/core/secret/reseal-secrets'
import { z } from 'zod'
import { defineJob } from '../define-job.ts'

/**
 * Run by `polydex rotate secrets`, or by hand after SECRETS_KEY was changed and the old key put into
 * SECRETS_KEYS_FORMER.
 */
export const resealSecrets = defineJob({
  name: 'reseal-secrets',
  queue: 'upkeep',
  arguments: z.strictObject({}),
  run: async ({ db, config, signal }) => {
    const keyring = openKeyring(config)
    if (keyring === undefined) throw new Error('SECRETS_KEY is not set; secrets cannot be sealed without it')
    return resealAll(db, keyring, signal)
  },
})
