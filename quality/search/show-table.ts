import { localeCodes } from '@polydex/contract/locale'
import { judgedQuery } from './judged-query.ts'
import { meanScore, type Answered } from './score.ts'

const kinds = judgedQuery.shape.kind.options
const width = 12

const showCell = (answers: readonly Answered[]): string =>
  (answers.length === 0 ? '·' : `${(100 * meanScore(answers)).toFixed(0)} (${answers.length})`).padStart(width)

const showLine = (name: string, answers: readonly Answered[]): string =>
  [
    name.padEnd(6),
    ...kinds.map((kind) => showCell(answers.filter(({ judged }) => judged.kind === kind))),
    showCell(answers),
  ].join('')

/** Mean scores in per cent and numbers of queries, a line for each language. */
export const showTable = (title: string, answers: readonly Answered[]): string =>
  [
    title.padEnd(6) + [...kinds, 'all'].map((kind) => kind.padStart(width)).join(''),
    ...localeCodes.map((locale) =>
      showLine(
        locale,
        answers.filter(({ judged }) => judged.locale === locale),
      ),
    ),
    showLine('all', answers),
  ].join('\n')
