import type { LatestRun } from '@polydex/core/job/find-runs'
import type { UnsentMail } from '@polydex/core/mail/waiting-mails'
import type { MissedSearch } from '@polydex/core/search/query/missed-searches'
import { html, type Html } from '../html.ts'

export type Reports = { runs: readonly LatestRun[]; mails: readonly UnsentMail[]; searches: readonly MissedSearch[] }

const maxSearches = 15

/** Failed runs and mails, and visitors' searches without results: beside the queue, because editors can help. */
export function reportList({ runs, mails, searches }: Reports): Html | null {
  const failed = runs.filter(({ status, isLost }) => status === 'failed' || isLost)
  const givenUp = mails.filter(({ failedAt }) => failedAt !== null)
  if (failed.length + givenUp.length + searches.length === 0) return null
  return html`<h2>Reports</h2>
    <ul>
      ${failed.map(
        ({ job, startedAt, error }) =>
          html`<li>
            The job ${job} failed on ${startedAt.toISOString().slice(0, 10)}:
            <span class="sent">${error?.split('\n')[0]}</span>
          </li>`,
      )}
      ${
        givenUp.length > 0 &&
        html`<li>
          ${givenUp.length} mails were given up, the last one because of ${givenUp.at(-1)?.lastFault};
          <code>polydex mails</code>
        </li>`
      }
      ${
        searches.length > 0 &&
        html`<li>
          Searched for and not found:
          ${searches.slice(0, maxSearches).map(({ query, locale, searches: times }) => html`<span class="sent">${query}</span> (${locale}, ${times}) `)}
        </li>`
      }
    </ul>`
}
