import type { Suggestion } from '@polydex/contract/tool/suggestion'

/** Suggestions for a name, from the API. */
export type LookUp = (name: string) => Promise<readonly Suggestion[]>

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The names in a text, between commas or line ends of any script, or as a comparison is written. */
const splitNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、؛;；\n\r\t]+| vs\.? /iu)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

/** Whether a name begins with these words, as Otter.ai does with Otter; ZoomInfo does not begin with the word Zoom. */
function beginsWith(name: string, words: string): boolean {
  const [whole, start] = [name.normalize('NFKC').toLowerCase(), words.normalize('NFKC').toLowerCase()]
  return whole.startsWith(start) && !/^[\p{L}\p{N}]/u.test(whole.slice(start.length))
}

/** Tools that may be meant by a name that is not theirs. */
const maxNear = 3

/**
 * The tool that a name means: one of that name, else the first whose name begins with it, else the only one suggested,
 * which has the name in another language or another spelling. Undefined if that leaves a choice.
 */
function chooseNamed(name: string, tools: readonly Suggestion[]): Suggestion | undefined {
  const wanted = fold(name)
  const only = tools.length === 1 ? tools[0] : undefined
  return (
    tools.find((one) => fold(one.name) === wanted || fold(one.slug) === wanted) ??
    tools.find((one) => beginsWith(one.name, name)) ??
    only
  )
}

type Missing = { name: string; near: readonly Suggestion[] }

/** Slugs of the first `most` named tools, what no tool was found for, and the names that were too many: each is a call. */
export async function findNamed(
  text: string,
  most: number,
  lookUp: LookUp,
): Promise<{ tools: string[]; missing: Missing[]; rest: string[] }> {
  const all = splitNames(text)
  const names = all.slice(0, most)
  const suggested = await Promise.all(
    names.map((name) => lookUp(name.slice(0, 100)).catch((): readonly Suggestion[] => [])),
  )
  const tools: string[] = []
  const missing: Missing[] = []
  for (const [place, name] of names.entries()) {
    const near = suggested[place]?.filter(({ kind }) => kind === 'tool') ?? []
    const found = chooseNamed(name, near)
    if (found === undefined) missing.push({ name, near: near.slice(0, maxNear) })
    else tools.push(found.slug)
  }
  return { tools, missing, rest: all.slice(most) }
}
