import { declineReason } from '@polydex/contract/case/case'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { CaseFile } from '@polydex/core/desk/find-case'
import { factsByWorth } from '@polydex/core/desk/fact-queue'
import { entryForm } from '../forms/entry-form.ts'
import { factFields } from '../forms/fact-form.ts'
import { textOf, type Fields } from '../forms/read-entry.ts'
import { listDifferences } from '../forms/list-differences.ts'
import { html, outerLink, type Html } from '../html.ts'
import { formatTime } from './format-time.ts'
import { framePage } from './frame.ts'
import { differenceTable, historyList } from './history.ts'

export type CasePage = {
  base: string
  editor: string
  siteOrigin: string
  file: CaseFile
  /** The editor's input, if it is shown again; else the draft. */
  entry?: ToolEntry | undefined
  /** The fields of that input. */
  typed?: Fields | undefined
  /** Whether the tool shows the trial login; as the editor left it, true at first. */
  showsTrial?: boolean | undefined
  /** Why the last attempt did nothing. */
  fault?: string | undefined
  notice?: Html | undefined
  next: string | undefined
}

/** Shows everything about one case, and the forms that decide it. */
export function casePage(page: CasePage): string {
  const { base, editor, file, entry, fault, notice, next } = page
  const { reference, kind, status, locale, receivedAt, reason } = file
  const isOpen = status === 'received' || status === 'in-review'
  const body = html`${notice} ${fault !== undefined && html`<p role="alert" class="sent">${fault}</p>`}
    <p class="meta">
      ${kind}, ${locale}, ${formatTime(receivedAt)} UTC, ${status}${reason !== null && `: ${reason}`}.
      <kbd>a</kbd> approve, <kbd>d</kbd> decline, <kbd>u</kbd> undo, <kbd>j</kbd> next, <kbd>q</kbd> queue.
      ${next !== undefined && html`<a id="next" href="${base}/case/${next}">Next case</a>`}
    </p>
    ${sentTable(page)} ${isOpen ? verdictForms(page) : undoForm(base, file)}
    ${
      !isOpen &&
      entry !== undefined &&
      html`<h2>What you typed, beside what is stored</h2>
        ${differenceTable(listDifferences(file.entry, entry))}`
    }
    ${
      file.history.length > 0 &&
      html`<h2>History</h2>
        ${historyList(base, file.history)}`
    }`
  return framePage({ base, title: `Case ${reference}`, body, editor, script: 'keys.js' })
}

const row = (name: string, value: Html | string | null): Html | null =>
  value === null || value === ''
    ? null
    : html`<tr>
        <th scope="row">${name}</th>
        <td class="sent">${value}</td>
      </tr>`

function sentTable({ file, siteOrigin }: CasePage): Html {
  const { submission, correction, claim, entry, similar, suggestedCategories } = file
  const tool = (slug: string, name: string): Html => html`${outerLink(`${siteOrigin}/tool/${slug}`, name)} (${slug})`
  return html`<h2>What was sent</h2>
    <table>
      ${
        submission !== null &&
        html`${row('Name', submission.name)} ${row('Address', outerLink(submission.url))}
        ${row('Categories', submission.categories.join(', '))}
        ${row('Categories of similar texts', suggestedCategories.join(', '))} ${row('Pricing', submission.pricing)}
        ${row('Languages', submission.languages.join(', '))} ${row('Description', submission.description)}
        ${row('By its maker', submission.isMaker ? 'yes, as they say' : null)}
        ${row('Similar tools', similar.length === 0 ? 'none' : html`${similar.map(({ slug, name }) => html`<div>${tool(slug, name)}</div>`)}`)}`
      }
      ${
        correction !== null &&
        html`${row('Problem', correction.problem)} ${row('Field', correction.field)} ${row('Right is', correction.text)}
        ${row('Source', correction.source === null ? null : outerLink(correction.source))}`
      }
      ${
        claim !== null &&
        html`${row('Says', 'I make this tool')}
        ${row('Token found', `${claim.proof === 'dns' ? 'as a DNS record of' : 'in a file on'} ${claim.host}, ${formatTime(new Date(claim.provenAt))} UTC`)}
        ${row('Other verified makers', claim.otherMakers === 0 ? null : String(claim.otherMakers))}`
      }
      ${row('By its maker', file.isByMaker ? 'yes, verified' : null)}
      ${entry !== null && row('Tool', tool(entry.slug, entry.name))}
    </table>`
}

/** The fact that a correction is about: what its source states is stored with that page and this day. */
function checkedFields({ base, file: { correction }, typed }: CasePage, entry: ToolEntry): Html | null {
  const field = correction?.field === 'pricing' ? 'plans' : correction?.field
  const kind = factsByWorth.find((known) => known === field)
  if (correction === null || kind === undefined) return null
  const at = correction.source ?? entry.links?.pricing ?? entry.homepage
  const shown = typed === undefined ? at.replace(/^http:/, 'https:') : textOf(typed, 'at')
  return html`<div class="row">
      <label class="broad"
        ><span>Page of the maker that you read, for the fact below</span
        ><input class="wide" type="url" name="at" value="${shown}"
      /></label>
      ${outerLink(shown, 'Open it')}
      <a href="${base}/facts/${entry.slug}?at=${encodeURIComponent(shown)}">Read it beside all facts</a>
    </div>
    ${factFields(kind, { entry, now: new Date(), typed, isAtHome: false })}`
}

function verdictForms(page: CasePage): Html {
  const { base, file, entry: given, showsTrial = true } = page
  const { id, version, kind, draft, entry: stored, locale, submission } = file
  const shown = given ?? draft
  const versionField = html`<input type="hidden" name="version" value="${version}" />`
  const differences = listDifferences(stored, shown)
  return html`${
      kind === 'claim'
        ? html`<form method="post" action="${base}/case/${id}/approve">
            ${versionField}
            <p>The page of the tool then says that its maker is verified, and shows the visits that they state.</p>
            <button class="main" id="approve">Confirm the maker</button>
          </form>`
        : shown === null
          ? html`<p>The tool is no longer listed, so there is nothing to correct.</p>`
          : html`<h2>The entry${stored !== null && ' after the correction'}</h2>
              ${stored !== null && differenceTable(differences)}
              <form method="post" action="${base}/case/${id}/approve">
                ${versionField} ${entryForm(shown, locale)} ${checkedFields(page, shown)}
                ${
                  submission?.hasTrial === true &&
                  html`<label
                    ><input type="checkbox" name="trial" value="true" ${showsTrial ? html`checked` : null} /> Show its
                    trial login to everyone who is logged in</label
                  >`
                }
                <div class="row">
                  <button class="main" id="approve">Approve</button>
                  <button id="preview" formaction="${base}/case/${id}/preview" formtarget="_blank">
                    Preview in nine languages
                  </button>
                </div>
              </form>`
    }
    <div class="columns">
      <form method="post" action="${base}/case/${id}/decline">
        ${versionField}
        <details id="decline">
          <summary>Decline</summary>
          <div class="row">
            ${declineReason.options.map(
              (reason, index) =>
                html`<button name="reason" value="${reason}"><kbd>${(index + 1) % 10}</kbd> ${reason}</button>`,
            )}
          </div>
        </details>
      </form>
      ${
        kind === 'submission' &&
        html`<form class="row" method="post" action="${base}/case/${id}/merge">
          ${versionField}
          <label
            ><span>It is listed as (slug)</span><input id="merge" name="into" value="${file.similar[0]?.slug ?? ''}"
          /></label>
          <label><button>Decline as listed</button></label>
        </form>`
      }
    </div>`
}

/** Undoes the newest decision. */
export const undoForm = (base: string, { id, version }: Pick<CaseFile, 'id' | 'version'>): Html =>
  html`<form method="post" action="${base}/case/${id}/undo">
    <input type="hidden" name="version" value="${version}" /><button id="undo"><kbd>u</kbd> Undo this decision</button>
  </form>`
