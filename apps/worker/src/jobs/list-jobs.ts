import { thisSite } from '@polydex/contract/site/site'
import { removeExpired as removeRows } from '@polydex/core/retention/remove-expired'
import { z } from 'zod'
import { findClaimsToCheck, recordCheck } from '@polydex/core/claim/claims-to-check'
import { type Job, defineJob } from '../define-job.ts'
import { adoptTrial } from './adopt-trial.ts'
import { checkLinks } from './check-links.ts'
import { dailyUpdate, figureJobs } from './daily-update.ts'
import { fetchBands } from './fetch-bands.ts'
import { fetchIcons } from './fetch-icons.ts'
import { importCatalogue } from './import-catalogue.ts'
import { readPage } from './read-page.ts'
import { refreshLists } from './refresh-lists.ts'
import { refreshRankings } from './refresh-rankings.ts'
import { refreshSearch } from './refresh-search.ts'
import { refreshTraffic } from './refresh-traffic.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { sendMail } from './send-mail.ts'
import { findProof, type ProofOptions } from '../claims/find-proof.ts'

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

const checkClaims = defineCheckClaims()

/** Not a step of the daily update: personal data must expire even while a provider fails. */
const removeExpired = defineJob({
  name: 'remove-expired',
  queue: 'upkeep',
  schedule: '30 2 * * *',
  arguments: z.strictObject({}),
  run: ({ db }) => removeRows(db),
})

/** Jobs of a part that the operator may leave out. */
const isOpen = (job: Job): boolean => {
  const { figures, accounts, submissions } = thisSite
  if (figureJobs.includes(job)) return figures
  if (job === checkClaims) return accounts && submissions
  if (job === adoptTrial) return submissions
  return job !== sendMail || accounts || submissions
}

/** Every job the worker knows; a job that is not listed here cannot run. */
const all: readonly Job[] = [
  dailyUpdate,
  importCatalogue,
  fetchBands,
  refreshTraffic,
  refreshRankings,
  refreshLists,
  refreshSearch,
  sendMail,
  checkClaims,
  checkLinks,
  fetchIcons,
  adoptTrial,
  readPage,
  resealSecrets,
  removeExpired,
]

export const jobs = all.filter(isOpen)
