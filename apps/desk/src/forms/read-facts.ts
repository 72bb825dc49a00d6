import { AppError } from '@polydex/core/app-error'
import type { ToolFacts } from '@polydex/contract/tool/tool-fact'
import { httpsAddress } from '@polydex/contract/http/wire-values'
import { pricingModel } from '@polydex/contract/tool/tool-card'
import { toolEntry, type ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import { factsByWorth, type FactOfTool } from '@polydex/core/desk/fact-queue'
import { z } from 'zod'
import { factParts, readPart } from './fact-parts.ts'
import { EntryFault, textOf, type Fields } from './read-entry.ts'

/** What an editor says of a fact after reading the page. */
export type FactVerdict = 'leave' | 'confirm' | 'change' | 'not-stated'

export const maxPlans = 8
const periods = ['month', 'year', 'once'] as const
const currencies = new Set(Intl.supportedValuesOf('currency'))

type Check = NonNullable<NonNullable<ToolFacts['maker']>['checked']>
type Plan = NonNullable<ToolFacts['plans']>['value'][number]
type Pricing = ToolEntry['pricing']

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
  const verdictOf = (kind: FactOfTool): string => textOf(fields, `${kind}.verdict`)
  const changed = verdictOf('plans') === 'change' ? readPlans(fields) : undefined
  const facts: Record<string, unknown> = { ...base.facts }
  for (const kind of factsByWorth) {
    const known = base.facts?.[kind]
    if (verdictOf(kind) === 'confirm' && known !== undefined) facts[kind] = { ...known, checked }
    if (verdictOf(kind) === 'change' && kind !== 'plans') facts[kind] = { ...readValue(fields, kind), checked }
  }
  if (changed !== undefined) facts['plans'] = { value: changed, checked }
  // Of a free tool, or where the maker makes offers: there are no plans to read.
  const hasNone = changed?.length === 0
  if (hasNone) delete facts['plans']

  let { pricing } = base
  if (changed !== undefined) pricing = pricingOf(readModel(fields), changed, checked.on)
  else if (verdictOf('plans') === 'confirm' && pricing.from !== undefined)
    pricing = { ...pricing, from: { ...pricing.from, checkedOn: checked.on } }

  const { facts: _former, ...rest } = base
  const parsed = toolEntry.safeParse({ ...rest, pricing, ...(Object.keys(facts).length > 0 && { facts }) })
  if (!parsed.success) throw new EntryFault(z.prettifyError(parsed.error))
  return {
    entry: parsed.data,
    notStated: factsByWorth.filter((kind) => verdictOf(kind) === 'not-stated' || (kind === 'plans' && hasNone)),
    amounts: isStated(fields, 'plans') ? (parsed.data.facts?.plans?.value ?? []).map(({ amount }) => amount) : [],
  }
}

/** The value that was typed: a single one, some that apply and some that do not, or named parts. */
function readValue(fields: Fields, kind: FactOfTool): object {
  const { name, parts } = factParts[kind]
  const known = Object.fromEntries(
    parts
      .map((part) => [part.key, readPart(part, textOf(fields, `${kind}.${part.key}`))] as const)
      .filter(([, value]) => value !== undefined),
  )
  if (Object.keys(known).length === 0)
    throw new EntryFault(`${name}: enter what the page states, or choose “Not stated”`)
  if (parts[0]?.key === '') return { value: known[''] }
  return parts[0]?.key === 'yes' ? { yes: [], no: [], ...known } : { value: known }
}

function readModel(fields: Fields): Pricing['model'] {
  const model = pricingModel.safeParse(textOf(fields, 'plans.model'))
  if (!model.success || model.data === 'unknown') throw new EntryFault('Price and plans: choose the pricing model')
  return model.data
}

const monthly = ({ amount, period }: Plan): number => (period === 'year' ? amount / 12 : amount)

/** Cheapest first, where amounts can be compared. */
function readPlans(fields: Fields): Plan[] {
  const plans: Plan[] = []
  for (let row = 0; row < maxPlans; row += 1) {
    const read = (part: string): string => textOf(fields, `plans.${part}.${row}`)
    const [name, written] = [read('name'), read('amount')]
    if (name === '' && written === '') continue
    const above = plans.at(-1)
    const fault = (text: string) => new EntryFault(`Price and plans, row ${row + 1}: ${text}`)
    if (name === '') throw fault('the name of the plan is missing')
    const period = periods.find((known) => known === (read('period') || above?.period))
    if (!/^\d{1,9}([.,]\d{1,2})?$/.test(written)) throw fault('write the amount as 12 or 12.50, 0 for a free plan')
    const amount = Number(written.replace(',', '.'))
    const currency = (read('currency') || above?.currency || '').toUpperCase()
    if (!currencies.has(currency)) throw fault('write the currency as a code, such as USD')
    if (period === undefined) throw fault('choose what the amount is for: a month, a year or once')
    plans.push({ name, amount, currency, period, ...(read('perSeat') === 'true' && { perSeat: true }) })
  }
  const isComparable = plans.every(({ currency }) => currency === plans[0]?.currency)
  return isComparable ? plans.toSorted((one, other) => monthly(one) - monthly(other)) : plans
}

/** Which of two prices to show, of plans that cost something: one person pays it by the month, if that is offered. */
const byUse = (one: Plan, other: Plan): number =>
  Number(one.perSeat === true) - Number(other.perSeat === true) ||
  periods.indexOf(one.period) - periods.indexOf(other.period)

/** The price that cards show: the cheapest plan that costs something. */
function pricingOf(model: Pricing['model'], plans: readonly Plan[], checkedOn: string): Pricing {
  const [cheapest] = plans.filter(({ amount }) => amount > 0).toSorted(byUse)
  const isPaid = ['paid', 'free-trial', 'contact'].includes(model)
  if (model === 'free' && cheapest !== undefined) throw new EntryFault(`The model is free, but ${cheapest.name} costs`)
  const free = plans.find(({ amount }) => amount === 0)
  if (isPaid && free !== undefined) throw new EntryFault(`The model is ${model}, but ${free.name} costs nothing`)
  if (cheapest === undefined) return { model }
  const { amount, currency, period } = cheapest
  return { model, from: { amount, currency, period, checkedOn } }
}
