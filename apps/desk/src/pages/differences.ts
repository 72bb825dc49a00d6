import type { PastDecision } from '@polydex/core/desk/find-history'
import { formatTime } from './format-time.ts'
import { listDifferences, type Difference } from '../forms/list-differences.ts'
import { html, type Html } from '../html.ts'

/** Field by field: the value before, and the value now. */
export const differenceTable = (differences: readonly Difference[]): Html =>
  differences.length === 0
    ? html`<p class="meta">No field differs.</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          ${differences.map(
            ({ field, before, after }) =>
              html`<tr>
                <th scope="row">${field}</th>
                <td>${before !== '' && html`<del>${before}</del>`}</td>
                <td>${after !== '' && html`<ins>${after}</ins>`}</td>
              </tr>`,
          )}
        </tbody>
      </table>`

/** Every decision on the case and on its tool, newest first. */
export const historyList = (base: string, history: readonly PastDecision[]): Html =>
  html`${history.map((decision) => {
    const { caseId, action, editor, madeAt, caseAfter, toolBefore, toolAfter, isUndone } = decision
    return html`<details>
      <summary>
        ${formatTime(madeAt)} UTC: ${action} by ${editor ?? 'a former editor'},
        ${caseAfter.status}${caseAfter.reason !== null && ` (${caseAfter.reason})`}${isUndone && ', undone'}
      </summary>
      <p><a href="${base}/case/${caseId}">The case of this decision</a></p>
      ${differenceTable(listDifferences(toolBefore?.entry ?? null, toolAfter?.entry ?? null))}
    </details>`
  })}`
