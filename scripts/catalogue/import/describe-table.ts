import { getLocaleRow, type Locale } from '@polydex/contract/locale/locale'
import type { readCatalogue } from '@polydex/core/catalogue/read-catalogue'
import { nameTarget, type Target } from './guess-columns.ts'
import { layOut } from './lay-out.ts'
import type { Table } from './read-table.ts'

type Described = {
  file: string
  folder: string
  table: Table
  columns: ReadonlyMap<string, Target | undefined>
  language: Locale
  isGuessed: boolean
  catalogue: Awaited<ReturnType<typeof readCatalogue>>
}

/** Prints what is read, what its columns are taken as, and where it goes. */
export function describeTable({ file, folder, table, columns, language, isGuessed, catalogue }: Described): void {
  console.log(`${file}: ${table.rows.length} rows, ${table.format}`)
  const { rejected, tools } = catalogue
  const broken = rejected.length === 0 ? '' : `, and ${rejected.length} files that cannot be read: see catalogue check`
  console.log(`into ${folder}: ${tools.length} tools${broken}`)
  const isSaid = isGuessed ? ' (a guess; --language says otherwise)' : ''
  console.log(`texts in ${getLocaleRow(language).name}, ${language}${isSaid}\n`)
  const lines = [...columns].map(([column, target]) => {
    const cells = table.rows.map((row) => ('fault' in row ? '' : String(row.cells.get(column) ?? '')))
    const filled = cells.filter((text) => text !== '')
    return [column, target === undefined ? '–' : nameTarget(target), String(filled.length), filled[0] ?? '']
  })
  console.log(`${layOut([['column', 'taken as', 'filled', 'for example'], ...lines])}\n`)
}
