import { freeTerms, type ToolFacts } from '@polydex/contract/tool/tool-fact'
import {
  certificates,
  changeKinds,
  commercialUses,
  interfaceLanguages,
  platforms,
  trainingUses,
  unsuitedUses,
} from '@polydex/contract/tool/tool-fact-values'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { FactOfTool } from '@polydex/core/desk/fact-queue'

/** One input of a fact. `key` is its part of the value; empty: the value itself. */
export type FactPart = {
  key: string
  label: string
  /** `choice`: one of `values`; `words`: several, of `values` if there are any; `changes`: a line for each. */
  shape: 'choice' | 'words' | 'line' | 'number' | 'changes'
  values?: readonly string[]
}

const some = (values: readonly string[]): FactPart[] => [
  { key: 'yes', label: 'Known to apply', shape: 'words', values },
  { key: 'no', label: 'Known not to apply', shape: 'words', values },
]
const one = (label: string, shape: FactPart['shape'], values?: readonly string[]): FactPart[] => [
  { key: '', label, shape, ...(values && { values }) },
]
const { limit, signUp, card, watermark } = freeTerms.shape
const choice = (key: string, label: string, values: readonly string[]): FactPart => ({
  key,
  label,
  shape: 'choice',
  values,
})

/** What an editor is asked about each kind. Plans have a table of their own. */
export const factParts: Record<FactOfTool, { name: string; parts: FactPart[] }> = {
  plans: { name: 'Price and plans', parts: [] },
  free: {
    name: 'Free terms',
    parts: [
      choice('limit', 'Limit of free use', limit.unwrap().options),
      choice('signUp', 'Account needed', signUp.unwrap().options),
      choice('card', 'Card needed', card.unwrap().options),
      choice('watermark', 'Watermark', watermark.unwrap().options),
    ],
  },
  data: {
    name: 'Data use',
    parts: [
      choice('training', 'Trains on input', trainingUses),
      { key: 'storedIn', label: 'Stored in (DE, US)', shape: 'words' },
      { key: 'certificates', label: 'Certificates', shape: 'words', values: Object.keys(certificates) },
    ],
  },
  commercial: { name: 'Commercial use', parts: one('Allowed', 'choice', commercialUses) },
  platforms: { name: 'Platforms', parts: some(platforms) },
  interface: { name: 'Languages of the interface', parts: some(interfaceLanguages) },
  contentLanguages: { name: 'Languages it works with', parts: some(interfaceLanguages) },
  maker: { name: 'Maker', parts: one('Company', 'line') },
  country: { name: 'Country of the maker', parts: one('Code, such as DE', 'line') },
  launched: { name: 'Launched', parts: one('Year', 'number') },
  owner: { name: 'Owner of the maker', parts: one('Company', 'line') },
  notOffered: { name: 'Not offered in', parts: one('Codes of all countries', 'words') },
  unsuited: { name: 'Not suited for', parts: one('Use', 'choice', unsuitedUses) },
  changes: {
    name: 'Renamed, bought or closed',
    parts: one(`A line each, oldest first: ${changeKinds.join(' or ')}, year, former name or buyer`, 'changes'),
  },
}

/** A check holds for all of a fact, and a page seldom states each of its parts: they are entered one by one. */
export const hasParts = (kind: FactOfTool): boolean => kind === 'free' || kind === 'data'

type Fact = NonNullable<ToolFacts[FactOfTool]>
type Plan = NonNullable<ToolFacts['plans']>['value'][number]

const valueOf = (fact: Fact): unknown => ('value' in fact ? fact.value : fact)

/** The text of an input that has a part of a value; empty: not known. */
export function writePart({ key, shape }: FactPart, fact: Fact | undefined): string {
  if (fact === undefined) return ''
  const whole = valueOf(fact)
  const value: unknown = key === '' ? whole : Reflect.get(Object(whole), key)
  if (shape === 'changes')
    return (value as { what: string; year: number; name?: string }[])
      .map(({ what, year, name = '' }) => `${what} ${year} ${name}`.trim())
      .join('\n')
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The part of a value that a text means; undefined: not known. Whether it is valid, the schema says. */
export function readPart({ shape }: FactPart, text: string): unknown {
  if (text === '') return undefined
  if (shape === 'number') return Number(text)
  if (shape === 'words') return text.split(/[\s,]+/)
  if (shape !== 'changes') return text
  return text.split('\n').map((line) => {
    const [what, year, ...name] = line.trim().split(/\s+/)
    return { what, year: Number(year), ...(name.length > 0 && { name: name.join(' ') }) }
  })
}

const describePlan = ({ name, amount, currency, period, perSeat }: Plan): string =>
  `${name} ${amount} ${currency} ${period === 'once' ? 'once' : `a ${period}`}${perSeat === true ? ' per seat' : ''}`

/** What is known, in a line; empty: nothing. */
export function describeFact(kind: FactOfTool, { pricing, facts = {} }: ToolEntry): string {
  if (kind === 'plans') {
    const plans = facts.plans?.value
    return [`model: ${pricing.model}`, ...(plans?.length === 0 ? ['no prices'] : (plans ?? []).map(describePlan))].join(
      ', ',
    )
  }
  const { parts } = factParts[kind]
  return parts
    .map((part) => ({ label: part.label, text: writePart(part, facts[kind]) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => (parts.length === 1 ? text : `${label.toLowerCase()}: ${text}`))
    .join(', ')
}
