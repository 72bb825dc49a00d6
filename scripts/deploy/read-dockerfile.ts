import { readFile } from 'node:fs/promises'

export const dockerfile = 'deploy/containers/Dockerfile'

export type Copy = { from: string | undefined; sources: string[]; target: string }
export type Stage = { name: string; base: string; instructions: { word: string; rest: string }[] }

/** The stages of a Dockerfile, in their order. */
function parseStages(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  for (const line of lines.filter((full) => full.trim() !== '')) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.+)$/.exec(line) ?? []
    const [, base = '', name = ''] = (word === 'FROM' && /^(\S+) AS (\S+)$/.exec(rest)) || []
    if (word === 'FROM') stages.push({ name, base, instructions: [] })
    else stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

export const stages = parseStages(await readFile(dockerfile, 'utf8'))

/** A stage and its base stages, the lowest first. */
export function findLineage(name: string): Stage[] {
  const stage = stages.find((candidate) => candidate.name === name)
  return stage === undefined ? [] : [...findLineage(stage.base), stage]
}

/** Arguments of an instruction in a stage and its base stages; the last one applies. */
export const findAll = (name: string, word: string): string[] =>
  findLineage(name).flatMap(({ instructions }) =>
    instructions.filter((instruction) => instruction.word === word).map(({ rest }) => rest),
  )

export function parseCopy(rest: string): Copy {
  const words = rest.split(' ')
  const from = words[0]?.startsWith('--from=') === true ? words.shift()?.slice('--from='.length) : undefined
  return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' }
}

/** A pattern with Docker's rules: `*` stops at a slash and, unlike in a shell, matches names that begin with a dot. */
const toExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  )

const rules = (await readFile('.dockerignore', 'utf8'))
  .split('\n')
  .filter((line) => /^[^#]/.test(line))
  .map((line) => ({ expression: toExpression(line.replace(/^!/, '')), ignores: !line.startsWith('!') }))

/**
 * Whether .dockerignore excludes a path from the build: the last line that matches it, or a folder above it, decides.
 */
export function isIgnored(path: string): boolean {
  const parts = path.split('/')
  const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const last = rules.findLast(({ expression }) => prefixes.some((prefix) => expression.test(prefix)))
  return last?.ignores ?? false
}
