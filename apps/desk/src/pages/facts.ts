import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { factsByWorth, type FactOfTool, type ToolToCheck } from '@polydex/core/desk/fact-queue'
import type { PastDecision } from '@polydex/core/desk/find-history'
import type { PageReading, ReadingFault } from '@polydex/core/desk/page-reading'
import { factFields, type FactForm } from '../forms/fact-form.ts'
import { describeFact, factParts } from '../forms/fact-parts.ts'
import { html, outerLink, type Html } from '../html.ts'
import { framePage } from './frame.ts'
import { historyList } from './history.ts'
import { markText, saysHardlyAnything } from './mark-text.ts'

const standings = { unknown: 'not known', old: 'old', copy: 'read in a copy', recalled: 'recalled' } as const

/** Facts that a page of prices answers: they stand open, the others are below. */
const firstFacts = factsByWorth.slice(0, 4)

/** What is worth checking, by standing; of the lesser facts their number. */
const askedList = ({ asked }: ToolToCheck): Html => {
  const first = asked.filter(({ kind }) => firstFacts.includes(kind))
  const others = asked.length - first.length
  return html`${(Object.keys(standings) as (keyof typeof standings)[]).map((standing) => {
    const names = first.filter((fact) => fact.standing === standing).map(({ kind }) => factParts[kind].name)
    return names.length > 0 && html`<b>${standings[standing]}:</b> ${names.join(', ')}. `
  })}${others > 0 && html`<span class="meta">${others} others</span>`}`
}

/** The tools whose check is worth most. */
export function factQueuePage(base: string, editor: string, tools: readonly ToolToCheck[], notice?: Html): string {
  const body = html`${notice}
    <p class="meta">
      By visitors and by what is not known, recalled or old. <kbd>j</kbd> <kbd>k</kbd> move, <kbd>Enter</kbd> opens,
      <kbd>/</kbd> looks up a tool. <a href="${base}/">To the cases</a>
    </p>
    <form class="row" action="${base}/facts">
      <label><span>Tool (slug)</span><input id="search" name="tool" required /></label>
      <label><button>Open</button></label>
    </form>
    ${tools.length === 0 && html`<p>Nothing is due. A new site has a queue once its lists are made.</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Tool</th>
          <th scope="col">To check</th>
          <th scope="col">Page</th>
        </tr>
      </thead>
      <tbody>
        ${tools.map(
          (tool) =>
            html`<tr>
              <td>${tool.place}</td>
              <td><a data-case href="${base}/facts/${tool.slug}">${tool.name}</a></td>
              <td>${askedList(tool)}</td>
              <td>${outerLink(tool.page)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  return framePage({ base, title: 'Facts to check', body, editor, script: 'keys.js' })
}

const faults: Record<ReadingFault, string> = {
  missing: 'There is no such page. Look for the right one in the other window, and enter its address above.',
  refused: 'The server refuses programs. Read the page in the other window.',
  robots: 'Its robots.txt refuses programs. Read the page in the other window.',
  unreachable: 'The server does not answer. Try the page in the other window.',
  'no-page': 'This is a file of another kind. Read it in the other window.',
}

/** What a page says, with amounts and dates marked; or why it is not there. */
export function pageText(again: string, reading: PageReading | undefined): Html {
  const { text = null, fault = null } = reading ?? {}
  if (fault !== null) return html`<p role="alert">${faults[fault]}</p>`
  if (text === null)
    return html`<p data-wait>The page is being fetched. If it does not come, <a href="${again}">look again</a>.</p>`
  return html`${saysHardlyAnything(text) && html`<p role="alert">The page says hardly anything without its scripts. Read it in the other window.</p>`}
    <div class="text">${markText(text)}</div>`
}

const writtenOf = (kind: FactOfTool, entry: ToolEntry | undefined): string =>
  JSON.stringify([entry?.facts?.[kind], kind === 'plans' && entry?.pricing])

/** What a check has stored, and the way back. */
export function checkNotice(
  base: string,
  { id, tool, toolBefore, toolAfter, notStated, isUndone }: PastDecision,
): Html {
  const [before, after] = [toolBefore?.entry, toolAfter?.entry]
  const stored = factsByWorth.flatMap((kind) =>
    after === undefined || writtenOf(kind, before) === writtenOf(kind, after)
      ? []
      : `${factParts[kind].name}: ${describeFact(kind, after)}`,
  )
  const missing = factsByWorth.filter((kind) => notStated.includes(kind))
  const said = [...stored, ...missing.map((kind) => `${factParts[kind].name}: not on the page`)].join(' · ')
  return html`<div class="notice" role="status">
    <span>
      <b>${tool?.name}</b
      >${isUndone ? html`: this check is undone, all is as before. It said: ${said}` : html`: ${said}`}
    </span>
    ${!isUndone && tool !== null && undoCheckForm(base, tool.slug, id, html`id="undo" accesskey="u"`)}
  </div>`
}

const undoCheckForm = (base: string, slug: string, decision: number, key?: Html): Html =>
  html`<form method="post" action="${base}/facts/${slug}/undo">
    <input type="hidden" name="decision" value="${decision}" /><button ${key}>${key && html`<kbd>u</kbd> `}Undo</button>
  </form>`

export type FactsPage = {
  base: string
  editor: string
  tool: ToolToCheck
  contentHash: string
  /** The page that is read. */
  at: string
  /** Not the maker's own host. */
  isElsewhere: boolean
  reading: PageReading | undefined
  form: Omit<FactForm, 'isAtHome'>
  next: ToolToCheck | undefined
  history: readonly PastDecision[]
  notice?: Html | undefined
  fault?: string | undefined
  /** The fault is about amounts that the page does not name, and may be right nevertheless. */
  canBeRight?: boolean | undefined
}

/** One tool: the text of a page of its maker, and beside it what is known, fact by fact. */
export function factsPage(page: FactsPage): string {
  const { base, editor, tool, contentHash, at, isElsewhere, reading, form, next, history, notice, fault } = page
  const here = `${base}/facts/${tool.slug}`
  const others = factsByWorth.filter((kind) => !firstFacts.includes(kind))
  const fields = (kind: FactOfTool): Html => factFields(kind, { ...form, isAtHome: true })
  const [lastCheck] = history
  const body = html`${notice}
    <p class="meta">
      For each fact: <kbd>c</kbd> confirm, <kbd>n</kbd> not on this page, <kbd>l</kbd> leave, <kbd>e</kbd> enter: each
      goes on to the next fact, <kbd>e</kbd> with <kbd>Enter</kbd> from its fields, which <kbd>Esc</kbd> leaves.
      <kbd>j</kbd> <kbd>k</kbd> move. <kbd>m</kbd> goes to the next amount of the text, <kbd>Enter</kbd> or a click puts
      it into a row. <kbd>s</kbd> saves, in a field too with <kbd>Ctrl</kbd>+<kbd>Enter</kbd>. <kbd>/</kbd> address,
      <kbd>o</kbd> opens the page, <kbd>x</kbd> skips the tool, <kbd>q</kbd> queue. Without script s, o, x and u are
      access keys.
    </p>
    <form class="row address" action="${here}">
      <label class="broad"
        ><span>Page that is read, and stored with what is found on it</span
        ><input class="wide" type="url" name="at" value="${at}" required
      /></label>
      <label><button>Read this page</button></label>
      <a id="open" accesskey="o" href="${at}" target="_blank" rel="noopener noreferrer">Open it in another window</a>
      ${isElsewhere && html`<span class="bad">Not on the host of ${form.entry.homepage}: can be saved if it is the maker's</span>`}
    </form>
    <div class="reading">
      <section
        id="page-text"
        tabindex="0"
        aria-label="Text of the page"
        data-from="${base}/fact-text?at=${encodeURIComponent(at)}"
      >
        ${pageText(`${here}?at=${encodeURIComponent(at)}`, reading)}
      </section>
      <form method="post" action="${here}" id="facts">
        <input type="hidden" name="hash" value="${contentHash}" /><input type="hidden" name="at" value="${at}" />
        ${firstFacts.map(fields)}
        <details
          ${form.faults?.some(({ field }) => others.some((kind) => field.startsWith(`${kind}.`))) === true ? html`open` : null}
        >
          <summary>Other facts</summary>
          ${others.map(fields)}
        </details>
        <div class="bar">
          ${fault !== undefined && html`<p role="alert" class="sent" id="fault">${fault}</p>`}
          ${
            page.canBeRight === true &&
            html`<label
              ><input type="checkbox" name="despite" value="true" /> I have seen it so on the page itself</label
            >`
          }
          <button class="main" id="save" accesskey="s"><kbd>s</kbd> Save, next tool</button>
          <button name="then" value="stay">Save, stay here</button>
          ${next !== undefined && html`<a id="skip" accesskey="x" href="${base}/facts/${next.slug}"><kbd>x</kbd> Skip to ${next.name}</a>`}
        </div>
      </form>
    </div>
    ${
      history.length > 0 &&
      html`<h2>History</h2>
        ${lastCheck?.action === 'check' && !lastCheck.isUndone && undoCheckForm(base, tool.slug, lastCheck.id)}
        ${historyList(base, history)}`
    }`
  return framePage({ base, title: tool.name, body, editor, script: 'facts.js' })
}
