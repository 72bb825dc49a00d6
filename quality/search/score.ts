import type { JudgedQuery } from './judged-query.ts'

/** A judged query with the slugs in its answer, best first, whether it says that the name is not listed, and its duration. */
export type Answered = { judged: JudgedQuery; slugs: string[]; isUnlisted: boolean; milliseconds: number }

const isKnownItem = ({ kind }: JudgedQuery): boolean => ['name', 'prefix', 'typo', 'folding'].includes(kind)

const knownItemDepth = 3
const topicDepth = 10

/** The score of an answer, 0 to 1: README.md has the rules. */
export function scoreAnswer({ judged, slugs, isUnlisted }: Answered): number {
  const { kind, relevant } = judged
  if (kind === 'unlisted') return isUnlisted ? 1 : 0
  if (kind === 'nothing') return slugs.length === 0 ? 1 : 0
  if (isKnownItem(judged)) return slugs.slice(0, knownItemDepth).some((slug) => relevant.includes(slug)) ? 1 : 0
  const hits = slugs.slice(0, topicDepth).filter((slug) => relevant.includes(slug)).length
  return hits / Math.min(topicDepth, relevant.length)
}

/** NaN without answers. */
export const meanScore = (answers: readonly Answered[]): number =>
  answers.reduce((sum, answer) => sum + scoreAnswer(answer), 0) / answers.length
