import { factKinds } from '@polydex/contract/tool/tool-fact'
import { priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'
import type { FactStandings } from '@polydex/core/desk/fact-coverage'

const dayMs = 86_400_000

/** The facts of a catalogue's files by kind and standing. What a page does not state is kept at the desk alone. */
export function countFacts(tools: readonly ToolEntry[], now: Date): FactStandings[] {
  return factKinds.map((kind) => {
    const known = tools.flatMap(({ pricing, facts }): { on?: string | undefined; copy?: string }[] => {
      if (kind !== 'price') return facts?.[kind] === undefined ? [] : [facts[kind].checked ?? {}]
      return pricing.model === 'unknown' ? [] : [{ on: pricing.from?.checkedOn }]
    })
    const ages = known
      .flatMap(({ on }) => (on === undefined ? [] : Math.floor((now.getTime() - Date.parse(on)) / dayMs)))
      .toSorted((one, other) => one - other)
    const copied = known.filter(({ copy }) => copy !== undefined).length
    return {
      kind,
      checked: ages.length - copied,
      copied,
      recalled: known.length - ages.length,
      notStated: 0,
      unknown: tools.length - known.length,
      medianDays: ages[Math.ceil(ages.length / 2) - 1] ?? null,
      old: ages.filter((age) => age > priceLifeDays).length,
    }
  })
}

const columns = ['checked', 'copied', 'recalled', 'notStated', 'unknown', 'medianDays', 'old'] as const
const headings = ['checked', 'in a copy', 'recalled', 'not stated', 'unknown', 'median days', `> ${priceLifeDays} days`]

/** A table: a line for each kind, below its headings. */
export const describeStandings = (standings: readonly FactStandings[]): string[] => [
  ['fact'.padEnd(18), 'known'.padStart(7), ...headings.map((heading) => heading.padStart(12))].join(''),
  ...standings.map((row) => {
    const known = row.checked + row.copied + row.recalled
    const share = ((100 * known) / Math.max(1, known + row.notStated + row.unknown)).toFixed(1)
    const cells = columns.map((column) => String(row[column] ?? '–').padStart(12))
    return [row.kind.padEnd(18), `${share} %`.padStart(7), ...cells].join('')
  }),
]
