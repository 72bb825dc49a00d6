import type { Job } from '../define-job.ts'
import { adoptTrial } from './adopt-trial.ts'
import { checkClaims } from './check-claims.ts'
import { checkLinks } from './check-links.ts'
import { dailyUpdate } from './daily-update.ts'
import { fetchBands } from './fetch-bands.ts'
import { fetchIcons } from './fetch-icons.ts'
import { importCatalogue } from './import-catalogue.ts'
import { refreshLists } from './refresh-lists.ts'
import { refreshRankings } from './refresh-rankings.ts'
import { refreshSearch } from './refresh-search.ts'
import { refreshTraffic } from './refresh-traffic.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { removeExpired } from './remove-expired.ts'
import { sendMail } from './send-mail.ts'

/** Every job the worker knows; a job that is not listed here cannot run. */
export const jobs: readonly Job[] = [
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
  resealSecrets,
  removeExpired,
]
