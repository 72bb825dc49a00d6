import { AppError } from '@polydex/core/app-error'
import { toolFacts, type ToolFacts } from '@polydex/contract/tool/tool-fact'
import { httpsAddress } from '@polydex/contract/http/wire-values'
import { pricingModel } from '@polydex/contract/tool/tool-card'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { factsByWorth, type FactOfTool } from '@polydex/core/desk/fact-queue'
import { z } from 'zod'
import { readAmount } from '../pages/mark-text.ts'
import { factParts, hasParts, readPart } from './fact-parts.ts'
import { EntryFault, textOf, type Fields } from './read-entry.ts'

/** What an editor says of a fact after reading the page. */
export type FactVerdict = 'leave' | 'confirm' | 'change' | 'not-stated'

export const maxPlans = 8
const periods = ['month', 'year', 'once'] as const
const currencies = new Set(Intl.supportedValuesOf('currency'))

type Check = NonNullable<NonNullable<ToolFacts['maker']>['checked']>
type Plan = NonNullable<ToolFacts['plans']>['value'][number]
type Pricing = ToolEntry['pricing']

/** What is wrong with a field. */
export type Fault = { field: string; text: string }
/** Everything that is wrong with the facts of a form, in the order of its fields. */
export class FactFault extends EntryFault {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(faults.map(({ text }) => text).join('\n'))
    this.faults = faults
  }
}

export type ReadFacts = {
  entry: ToolEntry
  notStated: FactOfTool[]
  /** Amounts that were confirmed or typed, to be looked for on the page. */
  amounts: number[]
}

/** The page that was read. Throws `invalid_input`. */
export function readAddress(text: string): string {
  const parsed = httpsAddress.safeParse(text)
  if (!parsed.success) throw new AppError('invalid_input', 'The address of the page must begin with https://')
  return parsed.data
}

/** Whether the page that was read states a fact, as the editor says. */
export const isStated = (fields: Fields, kind: FactOfTool): boolean =>
  ['confirm', 'change'].includes(textOf(fields, `${kind}.verdict`))

/**
 * The entry with the facts that a form confirms or changes, all checked on this day at this address, and those that the
 * page does not state. Throws EntryFault.
 */
export function readFacts(fields: Fields, base: ToolEntry, checked: Check): ReadFacts {
  const faults: Fault[] = []
  const verdictOf = (kind: FactOfTool): string => textOf(fields, `${kind}.verdict`)
  const facts: Record<string, unknown> = { ...base.facts }
  let { pricing } = base
  for (const kind of factsByWorth) {
    const known = base.facts?.[kind]
    const verdict = verdictOf(kind)
    if (verdict === 'confirm' && hasParts(kind))
      faults.push({ field: `${kind}.verdict`, text: `${factParts[kind].name}: enter the parts that the page states` })
    else if (verdict === 'confirm' && known !== undefined) facts[kind] = { ...known, checked }
    if (verdict === 'change' && kind !== 'plans') facts[kind] = { ...readValue(fields, kind, faults), checked }
    if (verdict === 'change' && kind === 'plans') {
      const plans = readPlans(fields, faults)
      pricing = pricingOf(textOf(fields, 'plans.model'), plans, checked.on, faults)
      facts['plans'] = { value: plans, checked }
    }
  }
  if (verdictOf('plans') === 'confirm' && pricing.from !== undefined)
    pricing = { ...pricing, from: { ...pricing.from, checkedOn: checked.on } }
  if (faults.length > 0) throw new FactFault(faults)

  const { facts: _former, ...rest } = base
  const parsed = toolEntry.safeParse({ ...rest, pricing, ...(Object.keys(facts).length > 0 && { facts }) })
  if (!parsed.success) throw new EntryFault(z.prettifyError(parsed.error))
  return {
    entry: parsed.data,
    notStated: factsByWorth.filter((kind) => verdictOf(kind) === 'not-stated'),
    amounts: isStated(fields, 'plans') ? (parsed.data.facts?.plans?.value ?? []).map(({ amount }) => amount) : [],
  }
}

/** The value that was typed: a single one, some that apply and some that do not, or named parts. */
function readValue(fields: Fields, kind: FactOfTool, faults: Fault[]): object {
  const { name, parts } = factParts[kind]
  const known = Object.fromEntries(
    parts
      .map((part) => [part.key, readPart(part, textOf(fields, `${kind}.${part.key}`))] as const)
      .filter(([, value]) => value !== undefined),
  )
  const fieldOf = (path: readonly PropertyKey[] = []): string =>
    `${kind}.${(parts.find(({ key }) => path.includes(key)) ?? parts[0])?.key}`
  if (Object.keys(known).length === 0) {
    faults.push({ field: fieldOf(), text: `${name}: enter what the page states, or leave it` })
    return {}
  }
  const value =
    parts[0]?.key === ''
      ? { value: known[''] }
      : parts[0]?.key === 'yes'
        ? { yes: [], no: [], ...known }
        : { value: known }
  // Those of data and plans demand the check as well.
  const checked = { on: '2026-01-01', at: 'https://example.org/' }
  for (const { path, message } of toolFacts.shape[kind].safeParse({ ...value, checked }).error?.issues ?? [])
    faults.push({ field: fieldOf(path), text: `${name}: ${message}` })
  return value
}

const monthly = ({ amount, period }: Plan): number => (period === 'year' ? amount / 12 : amount)

/** Cheapest first, where amounts can be compared. What a row leaves empty is as in the row above. */
function readPlans(fields: Fields, faults: Fault[]): Plan[] {
  const plans: Plan[] = []
  const rows = Array.from({ length: maxPlans }, (_, row) => {
    const read = (part: string): string => textOf(fields, `plans.${part}.${row}`)
    const currency = read('currency').toUpperCase()
    return { row, name: read('name'), written: read('amount'), currency, period: read('period'), seat: read('perSeat') }
  }).filter(({ name, written }) => name !== '' || written !== '')
  let above = { currency: '', period: '' }
  for (const [index, { row, name, written, seat, ...own }] of rows.entries()) {
    const fault = (part: string, text: string): void => {
      faults.push({ field: `plans.${part}.${row}`, text: `Price and plans, row ${row + 1}: ${text}` })
    }
    const sign = readAmount(written, own.currency || above.currency)
    const { amount } = sign
    const paid = rows.slice(index + 1).find(({ currency }) => currency !== '')
    const currency = own.currency || sign.currency || above.currency || (amount === 0 && paid?.currency) || ''
    // Nothing a month is nothing a year.
    const period = periods.find((known) => known === (own.period || above.period || (amount === 0 && 'month')))
    above = { currency, period: own.period || above.period }

    if (name === '') fault('name', 'the name of the plan is missing')
    if (amount === null) fault('amount', `${written} can mean thousands or cents: write it without the point`)
    else if (Number.isNaN(amount)) fault('amount', 'write the amount as 12 or 12.50, 0 for a free plan')
    if (!currencies.has(currency)) fault('currency', 'write the currency as a code, such as USD')
    else if (sign.currency !== '' && sign.currency !== currency) fault('currency', `${written} is not in ${currency}`)
    if (period === undefined) fault('period', 'choose what the amount is for: a month, a year or once')
    else plans.push({ name, amount: amount ?? NaN, currency, period, ...(seat === 'true' && { perSeat: true }) })
  }
  const isComparable = plans.every(({ currency }) => currency === plans[0]?.currency)
  return isComparable ? plans.toSorted((one, other) => monthly(one) - monthly(other)) : plans
}

/** Which of two prices to show, of plans that cost something: one person pays it by the month, if that is offered. */
const byUse = (one: Plan, other: Plan): number =>
  Number(one.perSeat === true) - Number(other.perSeat === true) ||
  periods.indexOf(one.period) - periods.indexOf(other.period)

/** The price that cards show: the cheapest plan that costs something. */
function pricingOf(written: string, plans: readonly Plan[], checkedOn: string, faults: Fault[]): Pricing {
  const fault = (text: string, field = 'plans.model'): void => {
    faults.push({ field, text: `Price and plans: ${text}` })
  }
  const { data: model = 'unknown' } = pricingModel.safeParse(written)
  const [cheapest] = plans.filter(({ amount }) => amount > 0).toSorted(byUse)
  const free = plans.find(({ amount }) => amount === 0)
  if (model === 'unknown') fault('choose the pricing model')
  if (model === 'free' && cheapest !== undefined) fault(`the model is free, but ${cheapest.name} costs`)
  if (['paid', 'free-trial', 'contact'].includes(model) && free !== undefined)
    fault(`the model is ${model}, but ${free.name} costs nothing`)
  if (['paid', 'free-trial', 'freemium'].includes(model) && plans.length === 0 && faults.length === 0)
    fault(`a tool that is ${model} has prices: enter those that the page names, or leave them`, 'plans.name.0')
  if (cheapest === undefined) return { model }
  const { amount, currency, period } = cheapest
  return { model, from: { amount, currency, period, checkedOn } }
}
