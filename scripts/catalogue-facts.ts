// Counts the facts of the catalogue, by kind and standing:  npm run catalogue:facts [-- <folder>]
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { toolFacts } from '@polydex/contract/tool-fact'

const { tools } = await readCatalogue(process.argv[2] ?? 'catalogue')
const percent = (count: number): string => `${((100 * count) / tools.length).toFixed(1).padStart(5)} %`
const line = (kind: string, recalled: number, checked: number): void =>
  console.log(
    `${kind.padEnd(12)} known ${percent(recalled + checked)}   recalled ${String(recalled).padStart(4)}   checked ${String(checked).padStart(4)}`,
  )

console.log(`${tools.length} tools`)
line('price model', tools.filter(({ pricing }) => pricing.model !== 'unknown').length, 0)
for (const kind of Object.keys(toolFacts.shape) as (keyof typeof toolFacts.shape)[]) {
  const known = tools.flatMap(({ facts }) => facts?.[kind] ?? [])
  const checked = known.filter((fact) => fact.checked !== undefined).length
  line(kind, known.length - checked, checked)
}
