import { trafficKind } from '@polydex/contract/figure/figure'
import { exportDecided } from '@polydex/core/catalogue/export-decided'
import { toolFileOf } from '@polydex/core/catalogue/source/tool-files'
import { removeFigures } from '@polydex/core/ranking/remove-figures'
import { withDatabase } from './database.ts'
import { readWords, UsageError } from './machine.ts'

export async function exportEntries(folder = 'catalogue'): Promise<void> {
  const written = await withDatabase((db) => exportDecided(db, folder))
  for (const slug of written) console.log(`${folder}/${toolFileOf(slug)}`)
  console.log(`${written.length} entries written; run npm run catalogue:check to see what they lack`)
}

export async function removeFiguresOfKind(words: string[]): Promise<void> {
  const kind = trafficKind.safeParse(readWords(words, { options: { kind: { type: 'string' } } }).values.kind)
  if (!kind.success) throw new UsageError(`Name the kind, one of: ${trafficKind.options.join(', ')}`)
  const removed = await withDatabase((db) => removeFigures(db, kind.data, new Date()))
  const { months, figures, siteFigures, rankings } = removed
  console.log(
    `removed ${figures} ${kind.data} figures of ${months} months, ${siteFigures} site figures and ${rankings} rankings; recomputed what depends on other figures`,
  )
}
