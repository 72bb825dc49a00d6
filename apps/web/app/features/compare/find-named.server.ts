import type { Locale } from '@polydex/contract/locale/locale'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { maxCompared } from '@polydex/contract/tool/compared'
import type { CallApi } from '../../api/call-api.ts'

/** Longer texts are no names of four tools. */
const maxLength = 100

/** The tools that a text names, separated by commas or lines, as the search suggests them; and what names none. */
export async function findNamed(
  callApi: CallApi,
  locale: Locale,
  text: string,
): Promise<{ slugs: string[]; missing: string[] }> {
  const names = text
    .split(/[,;\n、，؛]| vs\.? /iu)
    .map((name) => name.trim().slice(0, maxLength))
    .filter((name) => name !== '')
    .slice(0, maxCompared)
  const found = await Promise.all(
    names.map(async (name) => {
      const { suggestions } = await callApi(getSuggestions, { q: name, locale }).catch(() => ({ suggestions: [] }))
      return { name, slug: suggestions.find(({ kind }) => kind === 'tool')?.slug }
    }),
  )
  return {
    slugs: found.flatMap(({ slug }) => slug ?? []),
    missing: found.filter(({ slug }) => slug === undefined).map(({ name }) => name),
  }
}
