import { pricingModel } from '@polydex/contract/tool/tool-card'
import { priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { FactOfTool } from '@polydex/core/desk/fact-queue'
import { html, outerLink, type Html } from '../html.ts'
import { describeFact, factParts, hasParts, writePart, type FactPart } from './fact-parts.ts'
import { textOf, type Fields } from './read-entry.ts'
import { maxPlans, type Fault, type FactVerdict } from './read-facts.ts'

export type FactForm = {
  entry: ToolEntry
  now: Date
  /** The input of an editor, if it is shown again. */
  typed?: Fields | undefined
  faults?: readonly Fault[] | undefined
  /** The day on which a kind was looked for in vain. */
  lookedFor?: ReadonlyMap<string, string>
  /** On the page of the tool's facts, which has keys, and where an editor can say that the maker's page does not state it. */
  isAtHome: boolean
}

const dayMs = 86_400_000

/** On a field: what is wrong with it is said beside the button. The first one has the focus. */
const faulty = ({ faults = [] }: FactForm, name: string): Html | null => {
  const at = faults.findIndex(({ field }) => field === name)
  return at === -1 ? null : html`aria-invalid="true" aria-describedby="fault" ${at === 0 ? html`autofocus` : null}`
}

/** The inputs of one fact: what is known of it, and what the page says. Another value is asked for once it is chosen. */
export function factFields(kind: FactOfTool, form: FactForm): Html {
  const { entry, typed, isAtHome } = form
  const { name } = factParts[kind]
  const known = entry.facts?.[kind]
  const canBeConfirmed =
    !hasParts(kind) && (known !== undefined || (kind === 'plans' && entry.pricing.from !== undefined))
  const chosen = textOf(typed ?? {}, `${kind}.verdict`) || 'leave'
  const verdict = (value: FactVerdict, key: string, label: string): Html =>
    html`<label
      ><input
        type="radio"
        name="${kind}.verdict"
        value="${value}"
        ${chosen === value ? html`checked` : null}
        ${chosen === value && faulty(form, `${kind}.verdict`)}
      />
      ${isAtHome && html`<kbd>${key}</kbd>`} ${label}</label
    >`
  return html`<fieldset class="fact" id="fact-${kind}">
    <legend>${name}</legend>
    <p>${describeStanding(kind, form)} <span class="sent">${describeFact(kind, entry)}</span></p>
    <div class="verdicts">
      ${verdict('leave', 'l', 'Leave')} ${canBeConfirmed && verdict('confirm', 'c', 'Confirm')}
      ${verdict('change', 'e', canBeConfirmed ? 'Change' : 'Enter')}
      ${isAtHome && verdict('not-stated', 'n', known === undefined ? 'Not on this page' : 'Not on this page; the value stays')}
    </div>
    <div class="fields">
      ${hasParts(kind) && known !== undefined && html`<p class="meta">Only what this page states. A part left empty is removed: a check holds for all of a fact.</p>`}
      ${kind === 'plans' ? planFields(form) : factParts[kind].parts.map((part) => partField(kind, part, form))}
    </div>
  </fieldset>`
}

function describeStanding(kind: FactOfTool, { entry, now, lookedFor }: FactForm): Html {
  const fact = entry.facts?.[kind]
  if (fact?.checked !== undefined) {
    const { on, at, copy }: { on: string; at: string; copy?: string } = fact.checked
    const isOld = now.getTime() - Date.parse(on) > priceLifeDays * dayMs
    if (copy !== undefined)
      return html`<span class="standing open">read in a copy of ${on}</span> ${outerLink(copy, 'there')}`
    return html`<span class="standing">${isOld && 'old: '}checked ${on}</span> ${outerLink(at, 'there')}`
  }
  const day = lookedFor?.get(kind)
  const looked = day === undefined ? '' : `, not on the page on ${day}`
  return html`<span class="standing open">${fact === undefined ? 'not known' : 'recalled'}${looked}</span>`
}

const options = (values: readonly string[], chosen: string, none: string): Html =>
  html`<option value="">${none}</option>
    ${values.map((value) => html`<option ${value === chosen ? html`selected` : null}>${value}</option>`)}`

function partField(kind: FactOfTool, part: FactPart, form: FactForm): Html {
  const { entry, typed } = form
  const { key, label, shape, values = [] } = part
  const name = `${kind}.${key}`
  const known = writePart(part, entry.facts?.[kind])
  const goes = hasParts(kind) && known !== '' ? `– not here, “${known}” is removed` : '–'
  const value = typed === undefined ? (hasParts(kind) ? '' : known) : textOf(typed, name)
  if (shape === 'choice')
    return html`<label
      ><span>${label}</span
      ><select name="${name}" ${faulty(form, name)}>
        ${options(values, value, goes)}
      </select></label
    >`
  if (shape === 'changes')
    return html`<label class="broad"
      ><span>${label}</span><textarea name="${name}" rows="2" ${faulty(form, name)}>${value}</textarea>
    </label>`
  return html`<label class="${shape === 'words' ? 'broad' : ''}"
    ><span>${label}${values.length > 0 && `: ${values.join(' ')}`}</span
    ><input
      class="wide"
      name="${name}"
      value="${value}"
      placeholder="${goes === '–' ? '' : goes}"
      ${faulty(form, name)}
  /></label>`
}

/** A row for each plan; the next one shows once a plan is named. What later rows leave empty is as in the row above. */
function planFields(form: FactForm): Html {
  const { entry, typed } = form
  const plans = entry.facts?.plans?.value ?? []
  const model = typed === undefined ? entry.pricing.model : textOf(typed, 'plans.model')
  const rows = Array.from({ length: maxPlans }, (_, row) => {
    const plan = plans[row]
    const read = (part: 'name' | 'amount' | 'currency' | 'period' | 'perSeat'): string =>
      typed === undefined ? String(plan?.[part] ?? '') : textOf(typed, `plans.${part}.${row}`)
    const input = (part: 'name' | 'amount' | 'currency', label: string, placeholder: string, more: Html): Html =>
      html`<input
        name="plans.${part}.${row}"
        value="${read(part)}"
        aria-label="${label}, plan ${row + 1}"
        placeholder="${placeholder}"
        autocomplete="off"
        ${faulty(form, `plans.${part}.${row}`)}
        ${more}
      />`
    const above = row === 0 ? '' : 'as above'
    return html`<tr>
      <td>${input('name', 'Name', 'Plan', html`class="plan" maxlength="40"`)}</td>
      <td>${input('amount', 'Amount', '12.50', html`class="amount"`)}</td>
      <td>${input('currency', 'Currency', above, html`class="currency" maxlength="3" list="currencies"`)}</td>
      <td>
        <select name="plans.period.${row}" ${faulty(form, `plans.period.${row}`)} aria-label="For, plan ${row + 1}">
          ${options(['month', 'year', 'once'], read('period'), above)}
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          name="plans.perSeat.${row}"
          value="true"
          aria-label="Per seat, plan ${row + 1}"
          ${read('perSeat') === 'true' ? html`checked` : null}
        />
      </td>
    </tr>`
  })
  return html`<label
      ><span>Model</span
      ><select name="plans.model" ${faulty(form, 'plans.model')}>
        ${options(pricingModel.options, model, '')}
      </select></label
    >
    <table class="plans">
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Amount</th>
          <th scope="col">Currency</th>
          <th scope="col">For a</th>
          <th scope="col">Per seat</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <datalist id="currencies">
      ${['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'TWD', 'KRW', 'INR', 'BRL', 'VND'].map((code) => html`<option>${code}</option>`)}
    </datalist>
    <p class="meta">
      As the page writes it: “12 a month, billed yearly” is 12 for a month. A free plan is 0. No rows: it is free, or
      priced on request.
    </p>`
}
