import { toolFacts } from '@polydex/contract/tool/tool-fact'
import type { ToolEntry } from '@polydex/core/catalogue/entry/catalogue-schema'

/** The facts of the catalogue by kind and standing, a line each. */
export function countFacts(tools: readonly ToolEntry[]): string[] {
  const describe = (kind: string, recalled: number, checked: number): string => {
    const share = ((100 * (recalled + checked)) / tools.length).toFixed(1).padStart(5)
    const [r, c] = [recalled, checked].map((count) => String(count).padStart(4))
    return `${kind.padEnd(12)} known ${share} %   recalled ${r}   checked ${c}`
  }
  const kinds = Object.keys(toolFacts.shape) as (keyof typeof toolFacts.shape)[]
  return [
    describe('price model', tools.filter(({ pricing }) => pricing.model !== 'unknown').length, 0),
    ...kinds.map((kind) => {
      const known = tools.flatMap(({ facts }) => facts?.[kind] ?? [])
      const checked = known.filter((fact) => fact.checked !== undefined).length
      return describe(kind, known.length - checked, checked)
    }),
  ]
}
