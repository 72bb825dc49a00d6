import { declineReason } from '@polydex/contract/case'
import type { Queue, QueueFilter, QueuedCase } from '@polydex/core/desk/find-queue'
import { html, outerLink, type Html } from '../html.ts'
import { framePage } from './frame.ts'
import { reportList, type Reports } from './reports.ts'

type QueuePage = {
  base: string
  editor: string
  filter: QueueFilter
  queue: Queue
  reports: Reports
  notice?: Html | undefined
}

const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')

const addressOf = (base: string, { kind, isDecided, text, page }: QueueFilter): string => {
  const query = new URLSearchParams({
    ...(kind !== undefined && { kind }),
    ...(isDecided && { decided: 'true' }),
    ...(text !== undefined && { text }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${base}/${query.size > 0 ? `?${query}` : ''}`
}

/** All cases that wait, oldest first, or those that were decided. */
export function queuePage({ base, editor, filter, queue, reports, notice }: QueuePage): string {
  const { cases, hasMore, open } = queue
  const body = html`${notice}
    <p class="meta">
      ${open.submission} submissions and ${open.correction} corrections wait. <kbd>j</kbd> <kbd>k</kbd> move,
      <kbd>Enter</kbd> opens, <kbd>x</kbd> marks, <kbd>/</kbd> searches.
    </p>
    <form class="row" action="${base}/">
      <label><span>Kind</span>${select('kind', ['', 'submission', 'correction'], filter.kind ?? '')}</label>
      <label
        ><span>State</span
        >${select('decided', ['', 'true'], filter.isDecided ? 'true' : '', ['open', 'decided'])}</label
      >
      <label
        ><span>Name, address or reference</span><input id="search" name="text" value="${filter.text ?? ''}"
      /></label>
      <label><button>Show</button></label>
    </form>
    <form method="post" action="${base}/decline">
      ${cases.length === 0 ? html`<p>Nothing waits here.</p>` : caseTable(base, cases, filter)}
      ${cases.length > 0 && !filter.isDecided && declineFields}
    </form>
    <p>
      ${filter.page > 1 && html`<a href="${addressOf(base, { ...filter, page: filter.page - 1 })}">Earlier page</a> `}
      ${hasMore && html`<a href="${addressOf(base, { ...filter, page: filter.page + 1 })}">Next page</a>`}
    </p>
    ${reportList(reports)}`
  return framePage({ base, title: filter.isDecided ? 'Decided' : 'Queue', body, editor, script: 'keys.js' })
}

const select = (name: string, values: readonly string[], chosen: string, labels = values): Html =>
  html`<select name="${name}">
    ${values.map(
      (value, index) =>
        html`<option value="${value}" ${value === chosen ? html`selected` : null}>${labels[index] || 'all'}</option>`,
    )}
  </select>`

const caseTable = (base: string, cases: readonly QueuedCase[], { isDecided }: QueueFilter): Html =>
  html`<table>
    <thead>
      <tr>
        ${isDecided ? null : html`<th scope="col">Mark</th>`}
        <th scope="col">Case</th>
        <th scope="col">Kind</th>
        <th scope="col">Tool</th>
        <th scope="col">Address</th>
        <th scope="col">Language</th>
        <th scope="col">${isDecided ? 'Decided' : 'Received'} (UTC)</th>
      </tr>
    </thead>
    <tbody>
      ${cases.map(
        ({ id, reference, kind, problem, status, name, url, locale, receivedAt, decidedAt }) =>
          html`<tr>
            ${isDecided ? null : html`<td><input type="checkbox" name="case" value="${id}" aria-label="${reference}" /></td>`}
            <td><a data-case href="${base}/case/${id}">${reference}</a></td>
            <td>
              ${problem ?? kind}${(isDecided || status === 'in-review') && html` <span class="meta">${status}</span>`}
            </td>
            <td>${name}</td>
            <td>${outerLink(url)}</td>
            <td>${locale}</td>
            <td>${day(decidedAt ?? receivedAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

const declineFields = html`<div class="row">
  <label><span>Reason</span>${select('reason', declineReason.options, 'promotion')}</label>
  <label><button>Decline the marked</button></label>
  <span class="meta">Asks for your passkey if it was not used within five minutes.</span>
</div>`
