import type { CallApi } from '../api/call-api.ts'
import type { Site } from '../request/request-context.ts'
import type { Language } from '../i18n/translate.tsx'
import { nameTable } from './name-table.ts'
import { readFacts } from './read-facts.server.ts'
import { toolColumns, type TableRow } from './tool-columns.ts'
import { writeTable } from './write-table.ts'

export type TableFile = { text: string; name: string }

type GivenTool = { slug: string; note?: string | undefined; savedAt?: string | undefined }

/** Any set of tools as a table, in the given order, with the figures of their cards. */
export async function writeTools(
  callApi: CallApi,
  language: Language,
  { origin }: Pick<Site, 'origin'>,
  { title, tools }: { title: string; tools: readonly GivenTool[] },
): Promise<TableFile> {
  const found = await readFacts(
    callApi,
    language.locale,
    tools.map(({ slug }) => slug),
  )
  const rows = tools.flatMap(({ slug, note, savedAt }): TableRow[] => {
    const tool = found.find(slug)
    if (tool === undefined) return []
    const { visits, growthRate, bands, source } = tool
    return [{ tool, figures: { visits, growthRate, bands, source }, note, savedAt }]
  })
  const today = new Date().toISOString().slice(0, 10)
  return {
    text: writeTable(language.locale, toolColumns(language, origin, found), rows),
    name: nameTable([title], today, found.basis),
  }
}
