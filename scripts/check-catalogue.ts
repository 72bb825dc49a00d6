// Checks the shipped catalogue: every file reads, every text is there in nine languages and of the right length,
// no slug or address twice.
import { localeCodes } from '@polydex/contract/locale'
import type { ToolEntry } from '@polydex/core/catalogue/catalogue-schema'
import { readCatalogue } from '@polydex/core/catalogue/read-catalogue'

/** Characters of a description: an idea takes half as many in Chinese, Japanese and Korean. */
const wideLength = { min: 80, max: 300 }
const compactLength = { min: 40, max: 150 }
const compactLocales = new Set<string>(['tw', 'zh', 'ja', 'ko'])

const countCharacters = (text: string): number => [...new Intl.Segmenter().segment(text)].length

function findTextFaults({ slug, texts }: ToolEntry): string[] {
  return localeCodes.flatMap((locale) => {
    const text = texts[locale]
    if (text === undefined) return [`${slug}: write its text in ${locale}`]
    const { min, max } = compactLocales.has(locale) ? compactLength : wideLength
    const length = countCharacters(text.description)
    const faults: string[] = []
    if (length < min || length > max)
      faults.push(`${slug}: its ${locale} description has ${length} characters; make it ${min} to ${max}`)
    if (text.useCases.length !== texts.en?.useCases.length)
      faults.push(`${slug}: give as many use cases in ${locale} as in English`)
    return faults
  })
}

function findDoubles(tools: readonly ToolEntry[]): string[] {
  const seen = new Map<string, string>()
  return tools.flatMap(({ slug, homepage }) => {
    const address = homepage
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/\/$/, '')
      .toLowerCase()
    const other = seen.get(address)
    seen.set(address, slug)
    return other === undefined ? [] : [`${slug}: has the same homepage as ${other}; keep one of them`]
  })
}

const catalogue = await readCatalogue('catalogue')
const faults = [
  ...catalogue.rejected.map(({ place, reason }) => `${place}: ${reason}`),
  ...catalogue.tools.flatMap(findTextFaults),
  ...findDoubles(catalogue.tools),
]
for (const fault of faults) console.error(fault)
console.log(
  `${catalogue.tools.length} tools, ${catalogue.categories.length} categories, ${catalogue.features.length} features, ${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
