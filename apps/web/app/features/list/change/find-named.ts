import type { Suggestion } from '@polydex/contract/tool/suggestion'

/** Names in one form; each is a call. */
const maxNames = 50

/** Suggestions for a name, from the API. */
export type LookUp = (name: string) => Promise<readonly Suggestion[]>

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The names in a text, between commas or line ends of any script. */
const splitNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n\r\t]+/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

/** Whether a name begins with these words, as Otter.ai does with Otter; ZoomInfo does not begin with the word Zoom. */
function beginsWith(name: string, words: string): boolean {
  const [whole, start] = [name.normalize('NFKC').toLowerCase(), words.normalize('NFKC').toLowerCase()]
  return whole.startsWith(start) && !/^[\p{L}\p{N}]/u.test(whole.slice(start.length))
}

/**
 * The tool that a name means: one of that name, else the first whose name begins with it, else the only one suggested,
 * which has the name in another language or another spelling. Undefined if that leaves a choice.
 */
function chooseNamed(name: string, suggestions: readonly Suggestion[]): string | undefined {
  const tools = suggestions.filter(({ kind }) => kind === 'tool')
  const wanted = fold(name)
  const only = tools.length === 1 ? tools[0] : undefined
  const tool =
    tools.find((one) => fold(one.name) === wanted || fold(one.slug) === wanted) ??
    tools.find((one) => beginsWith(one.name, name)) ??
    only
  return tool?.slug
}

/** Slugs of the named tools, and the names that no tool was found for. */
export async function findNamed(text: string, lookUp: LookUp): Promise<{ tools: string[]; missing: string[] }> {
  const names = splitNames(text)
  const found = await Promise.all(
    names.slice(0, maxNames).map(async (name) => chooseNamed(name, await lookUp(name.slice(0, 100)).catch(() => []))),
  )
  return {
    tools: found.filter((slug) => slug !== undefined),
    missing: names.filter((_, place) => found[place] === undefined),
  }
}
