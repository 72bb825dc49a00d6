import { localeCodes } from '@polydex/contract/locale/locale'
import { kinds, knownItemKinds, type JudgedQuery } from './judged-set.ts'

/** A judged query with the slugs in its answer, best first, and whether it says that the name is not listed. */
export type Answered = { judged: JudgedQuery; slugs: string[]; isUnlisted: boolean }

type Kind = JudgedQuery['kind']

const knownItemDepth = 3
const topicDepth = 10

/** The score of an answer, 0 to 1: README.md has the rules. */
export function scoreAnswer({ judged: { kind, relevant }, slugs, isUnlisted }: Answered): number {
  if (kind === 'unlisted') return isUnlisted ? 1 : 0
  if (kind === 'nothing') return slugs.length === 0 ? 1 : 0
  if (knownItemKinds.some((known) => known === kind))
    return slugs.slice(0, knownItemDepth).some((slug) => relevant.includes(slug)) ? 1 : 0
  const hits = slugs.slice(0, topicDepth).filter((slug) => relevant.includes(slug)).length
  return hits / Math.min(topicDepth, relevant.length)
}

/** NaN without answers. */
const meanScore = (answers: readonly Answered[]): number =>
  answers.reduce((sum, answer) => sum + scoreAnswer(answer), 0) / answers.length

/** A score that must be reached. */
export type Bar = { what: string; least: number; reached: number; queries: number }

/** Maximum lag of the blind half behind the open one: more means that the engine is overfitted to the queries. */
const maxLag = 0.05

/** The bars of the judged set, without those that have no query. */
export function listBars(answers: readonly Answered[]): Bar[] {
  const toBar = (what: string, least: number, chosen: readonly Answered[]): Bar => ({
    what,
    least,
    reached: meanScore(chosen),
    queries: chosen.length,
  })
  const ofKind = (...wanted: readonly Kind[]) => answers.filter(({ judged }) => wanted.includes(judged.kind))
  const open = answers.filter(({ judged }) => !judged.blind)
  return [
    toBar('known items in the first three', 0.95, ofKind(...knownItemKinds)),
    toBar('tasks, hits in the first ten', 0.85, ofKind('task')),
    ...localeCodes.map((locale) => {
      const tasks = ofKind('task').filter(({ judged }) => judged.locale === locale)
      return toBar(`tasks in ${locale}`, 0.75, tasks)
    }),
    toBar("queries in another language than the page's", 0.75, ofKind('cross')),
    toBar('names that are not listed, said so', 0.96, ofKind('unlisted')),
    toBar(
      'blind half, at most 5 points below the other',
      meanScore(open) - maxLag,
      answers.filter(({ judged }) => judged.blind),
    ),
  ].filter(({ queries, least }) => queries > 0 && !Number.isNaN(least))
}

export const isReached = ({ reached, least }: Bar): boolean => reached >= least - 1e-9

const width = 12

/** Mean scores in per cent and numbers of queries, a line for each language. */
export function showTable(title: string, answers: readonly Answered[]): string {
  const showCell = (cell: readonly Answered[]): string =>
    (cell.length === 0 ? '·' : `${(100 * meanScore(cell)).toFixed(0)} (${cell.length})`).padStart(width)
  const showLine = (name: string, line: readonly Answered[]): string =>
    [
      name.padEnd(6),
      ...kinds.map((kind) => showCell(line.filter(({ judged }) => judged.kind === kind))),
      showCell(line),
    ].join('')
  return [
    title.padEnd(6) + [...kinds, 'all'].map((kind) => kind.padStart(width)).join(''),
    ...localeCodes.map((locale) =>
      showLine(
        locale,
        answers.filter(({ judged }) => judged.locale === locale),
      ),
    ),
    showLine('all', answers),
  ].join('\n')
}
