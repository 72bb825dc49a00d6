import { localeCodes } from '@polydex/contract/locale'
import type { JudgedQuery } from './judged-query.ts'
import { meanScore, type Answered } from './score.ts'

/** A score that must be reached. */
export type Bar = { what: string; least: number; reached: number; queries: number }

type Kind = JudgedQuery['kind']

const knownItems: Kind[] = ['name', 'prefix', 'typo', 'folding']
/** Maximum lag of the blind half behind the open one: more means that the engine is overfitted to the queries. */
const maxLag = 0.05

const isBlind = ({ judged }: Answered): boolean => judged.blind

const toBar = (what: string, least: number, chosen: readonly Answered[]): Bar => ({
  what,
  least,
  reached: meanScore(chosen),
  queries: chosen.length,
})

/** The bars of the judged set, without those that have no query. */
export function listBars(answers: readonly Answered[]): Bar[] {
  const ofKind = (...kinds: Kind[]) => answers.filter(({ judged }) => kinds.includes(judged.kind))
  const tasks = ofKind('task')
  const open = answers.filter((answer) => !isBlind(answer))
  return [
    toBar('known items in the first three', 0.95, ofKind(...knownItems)),
    toBar('tasks, hits in the first ten', 0.85, tasks),
    ...localeCodes.map((locale) =>
      toBar(
        `tasks in ${locale}`,
        0.75,
        tasks.filter(({ judged }) => judged.locale === locale),
      ),
    ),
    toBar("queries in another language than the page's", 0.75, ofKind('cross')),
    toBar('names that are not listed, said so', 0.96, ofKind('unlisted')),
    toBar('blind half, at most 5 points below the other', meanScore(open) - maxLag, answers.filter(isBlind)),
  ].filter(({ queries, least }) => queries > 0 && !Number.isNaN(least))
}

export const isReached = ({ reached, least }: Bar): boolean => reached >= least - 1e-9
