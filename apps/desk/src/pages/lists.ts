import type { ReportedList } from '@polydex/core/list/reported-lists'
import { html, type Html } from '../html.ts'
import { framePage } from './frame.ts'

/** How often each reason was given, most often first. */
const countReasons = (reports: ReportedList['reports']): string =>
  [...Map.groupBy(reports, ({ reason }) => reason)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${reason} ${length}`)
    .join(', ')

const listSection = (base: string, list: ReportedList): Html => {
  const { id, title, isWithdrawn, tools, reports, decisions } = list
  return html`<section>
    <h2>${title}</h2>
    <p class="meta">
      ${isWithdrawn && html`<b>Withdrawn.</b> `}${reports.length} open
      reports${reports.length > 0 && `: ${countReasons(reports)}`}
    </p>
    <ul>
      ${reports.flatMap(({ reason, text, reportedAt }) => (text === null ? [] : [html`<li>${reason}, ${reportedAt} UTC: ${text}</li>`]))}
    </ul>
    <details>
      <summary>${tools.length} tools, ${tools.filter(({ note }) => note !== '').length} notes</summary>
      <ol>
        ${tools.map(({ name, note }) => html`<li>${name}${note !== '' && `: ${note}`}</li>`)}
      </ol>
    </details>
    ${
      decisions.length > 0 &&
      html`<ul>
        ${decisions.map(({ action, editor, madeAt }) => html`<li>${action}, ${editor ?? 'a former editor'}, ${madeAt} UTC</li>`)}
      </ul>`
    }
    <form method="post" action="${base}/lists/${id}">
      ${
        isWithdrawn
          ? html`<button name="action" value="allow">Allow its link again</button>`
          : html`<button name="action" value="withdraw">Withdraw its link from everybody</button>`
      }
      ${reports.length > 0 && html` <button name="action" value="dismiss">Dismiss the reports</button>`}
    </form>
  </section>`
}

/** Reported and withdrawn lists, with all that a decision takes. */
export function listsPage(base: string, editor: string, lists: readonly ReportedList[]): string {
  const body = html`${lists.length === 0 && html`<p>No list is reported.</p>`}
    ${lists.map((list) => listSection(base, list))}
    <p><a href="${base}/">The queue</a></p>`
  return framePage({ base, title: 'Reported lists', body, editor })
}
