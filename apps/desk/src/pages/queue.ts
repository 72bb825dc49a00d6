import { caseKinds, declineReason } from '@polydex/contract/case/case'
import { queueStates, type Queue, type QueueFilter, type QueueState } from '@polydex/core/desk/find-queue'
import { html, outerLink, type Html } from '../html.ts'
import { formatTime } from './format-time.ts'
import { framePage } from './frame.ts'
import { reportList, type Reports } from './reports.ts'

type QueuePage = {
  base: string
  editor: string
  filter: QueueFilter
  queue: Queue
  /** Number of held cases that have each sign. */
  signs: readonly { sign: string; cases: number }[]
  reports: Reports
  notice?: Html | undefined
}

const titles = { open: 'Queue', held: 'Held', decided: 'Decided' } satisfies Record<QueueState, string>

const addressOf = (base: string, { kind, state, sign, text, page }: QueueFilter): string => {
  const query = new URLSearchParams({
    ...(kind !== undefined && { kind }),
    ...(state !== 'open' && { state }),
    ...(sign !== undefined && { sign }),
    ...(text !== undefined && { text }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${base}/${query.size > 0 ? `?${query}` : ''}`
}

/** Cases that wait, oldest first; or those held as spam; or those decided. */
export function queuePage({ base, editor, filter, queue, signs, reports, notice }: QueuePage): string {
  const { cases, hasMore, open, held } = queue
  const [isHeld, isDecided] = [filter.state === 'held', filter.state === 'decided']
  const body = html`${notice}
    <p class="meta">
      ${open.submission} submissions, ${open.correction} corrections and ${open.claim} claims wait. <kbd>j</kbd>
      <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>x</kbd> marks,
      <kbd>/</kbd> searches${isHeld && html`, <kbd>r</kbd> releases`}.
      ${
        isHeld
          ? html`<a href="${base}/">To the queue</a>`
          : held > 0 && html`${held} more look like spam and are <a href="${base}/?state=held">held</a>.`
      } <a href="${base}/facts">Facts to check</a> <a href="${base}/icons">Icons</a>
      <a href="${base}/lists">Reported lists</a>
      <a href="${base}/signs">Signs of life</a>
    </p>
    ${isHeld && signs.length > 0 && signList(base, signs)}
    <form class="row" action="${base}/">
      <label><span>Kind</span>${select('kind', ['', ...caseKinds], filter.kind ?? '')}</label>
      <label><span>State</span>${select('state', queueStates, filter.state)}</label>
      <label
        ><span>Name, address or reference</span><input id="search" name="text" value="${filter.text ?? ''}"
      /></label>
      <label><button>Show</button></label>
    </form>
    <form method="post" action="${base}/decline">
      ${cases.length === 0 ? html`<p>Nothing waits here.</p>` : caseTable(base, cases, { isDecided, isHeld })}
      ${cases.length > 0 && !isDecided && declineFields}
      ${cases.length > 0 && isHeld && html`<button id="release" formaction="${base}/held/release">Release the marked into the queue</button>`}
    </form>
    <p>
      ${filter.page > 1 && html`<a href="${addressOf(base, { ...filter, page: filter.page - 1 })}">Earlier page</a> `}
      ${hasMore && html`<a href="${addressOf(base, { ...filter, page: filter.page + 1 })}">Next page</a>`}
    </p>
    ${reportList(reports)}`
  return framePage({
    base,
    title: titles[filter.state],
    body,
    editor,
    script: 'keys.js',
  })
}

const select = (name: string, values: readonly string[], chosen: string): Html =>
  html`<select name="${name}">
    ${values.map(
      (value) => html`<option value="${value}" ${value === chosen ? html`selected` : null}>${value || 'all'}</option>`,
    )}
  </select>`

/** Every sign with its cases, and a form that declines those of a campaign together. */
const signList = (base: string, signs: readonly { sign: string; cases: number }[]): Html =>
  html`<p class="meta">
      ${signs.map(({ sign, cases }) => html`<a href="${base}/?state=held&amp;sign=${sign}">${sign}</a> ${cases} `)}
    </p>
    <form class="row" method="post" action="${base}/held/decline">
      <label
        ><span>Held for</span>${select(
          'sign',
          signs.map(({ sign }) => sign),
          signs[0]?.sign ?? '',
        )}</label
      >
      <input type="hidden" name="reason" value="promotion" />
      <label><button>Decline all of them as promotion, 500 at a time</button></label>
    </form>`

const caseTable = (
  base: string,
  cases: Queue['cases'],
  { isDecided, isHeld }: { isDecided: boolean; isHeld: boolean },
): Html =>
  html`<table>
    <thead>
      <tr>
        ${isDecided ? null : html`<th scope="col">Mark</th>`}
        <th scope="col">Case</th>
        <th scope="col">Kind</th>
        <th scope="col">Tool</th>
        <th scope="col">Address</th>
        <th scope="col">Language</th>
        ${isHeld && html`<th scope="col">Held for</th>`}
        <th scope="col">${isDecided ? 'Decided' : 'Received'} (UTC)</th>
      </tr>
    </thead>
    <tbody>
      ${cases.map(
        ({ id, reference, kind, problem, status, name, url, locale, signs, receivedAt, decidedAt }) =>
          html`<tr>
            ${isDecided ? null : html`<td><input type="checkbox" name="case" value="${id}" aria-label="${reference}" /></td>`}
            <td><a data-case href="${base}/case/${id}">${reference}</a></td>
            <td>
              ${problem ?? kind}${(isDecided || status === 'in-review') && html` <span class="meta">${status}</span>`}
            </td>
            <td>${name}</td>
            <td>${outerLink(url)}</td>
            <td>${locale}</td>
            ${isHeld && html`<td>${signs.join(', ')}</td>`}
            <td>${formatTime(decidedAt ?? receivedAt)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

const declineFields = html`<div class="row">
  <label><span>Reason</span>${select('reason', declineReason.options, 'promotion')}</label>
  <label><button>Decline the marked</button></label>
  <span class="meta">Asks for your passkey if it was not used within five minutes.</span>
</div>`
