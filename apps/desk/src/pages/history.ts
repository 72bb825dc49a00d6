import type { PastDecision } from '@polydex/core/desk/find-history'
import { listDifferences, type Difference } from '../forms/list-differences.ts'
import { html, type Html } from '../html.ts'
import { formatTime } from './format-time.ts'

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

const describeDecision = ({ action, editor, caseId, caseAfter: { status, reason }, isUndone }: PastDecision): string =>
  [
    `${action} by ${editor ?? 'a former editor'}`,
    ...(caseId === null ? [] : [reason === null ? status : `${status} (${reason})`]),
    ...(isUndone ? ['undone'] : []),
  ].join(', ')

/** Decisions on a case and on its tool, newest first. */
export const historyList = (base: string, history: readonly PastDecision[]): Html =>
  html`${history.map((decision) => {
    const { caseId, madeAt, tool, toolBefore, toolAfter } = decision
    return html`<details>
      <summary>${formatTime(madeAt)} UTC: ${describeDecision(decision)}</summary>
      ${
        caseId === null
          ? tool !== null && html`<p><a href="${base}/facts/${tool.slug}">The facts of this tool</a></p>`
          : html`<p><a href="${base}/case/${caseId}">The case of this decision</a></p>`
      }
      ${differenceTable(listDifferences(toolBefore?.entry ?? null, toolAfter?.entry ?? null))}
    </details>`
  })}`
