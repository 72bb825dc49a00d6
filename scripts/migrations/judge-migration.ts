import { findContractSteps } from './find-contract-steps.ts'
import type { Migration } from './read-migration.ts'
import type { Release } from './read-releases.ts'

export type Fault = { line: number; text: string }

type Past = { earlier: readonly Migration[]; releases: readonly Release[] }

/** Applies our own rules to a migration; squawk checks locks. */
export const judgeMigration = (migration: Migration, past: Past): Fault[] => [
  ...judgeContract(migration, past),
  ...judgePlain(migration),
  ...judgeExceptions(migration),
]

/**
 * Migrations run before processes change, and a rollback keeps them: what is removed must have been unused for a
 * release.
 */
function judgeContract(migration: Migration, { earlier, releases }: Past): Fault[] {
  const steps = findContractSteps(migration, earlier)
  const [numbers, excuse] = [/^contracts: (.*)$/, /^contracts nothing: (\S.*)$/].map((form) =>
    migration.comments.map((comment) => form.exec(comment)?.[1]).find((found) => found !== undefined),
  )
  if (excuse !== undefined) return []
  if (numbers === undefined)
    return steps.map(({ line, what }) => ({
      line,
      text: `${what}: add "-- contracts: <number>", the migration of an earlier release that made it unused, or "-- contracts nothing: <reason>"`,
    }))
  if (steps.length === 0) return [{ line: 1, text: 'says that it contracts, but removes nothing' }]
  return numbers.split(/,\s*/).flatMap((number) => {
    const fault = judgeExpansion(number, migration.number, releases)
    return fault === undefined ? [] : [{ line: 1, text: fault }]
  })
}

function judgeExpansion(number: string, own: string, releases: readonly Release[]): string | undefined {
  if (!/^\d{4}$/.test(number) || number >= own) return `contracts ${number}, which is not an earlier migration`
  const isReleased = releases.some(({ newest }) => number <= newest && newest < own)
  return isReleased ? undefined : `contracts ${number}, which no release has yet (CHANGELOG.md): wait for the next one`
}

/** Statements that wait for readers without blocking others. The runner limits lock waits only inside a transaction. */
const gentle =
  /^(?:(?:create (?:unique )?|drop |re)index concurrently\b|reindex \(?concurrently|alter table \S+ validate constraint \S+$|alter type \S+ add value\b|analyze\b|vacuum\b)/

function judgePlain({ isInTransaction, statements }: Migration): Fault[] {
  if (isInTransaction)
    return statements
      .filter(({ masked }) => /\bindex concurrently\b/.test(masked))
      .map(({ line }) => ({ line, text: 'needs the first line "-- no transaction"' }))
  return statements
    .filter(({ masked }) => !gentle.test(masked))
    .map(({ line }) => ({
      line,
      text: 'must run in a transaction: outside of one, nothing limits its wait for a lock',
    }))
}

/** Requires a reason for each exception, which squawk does not. */
const judgeExceptions = ({ comments }: Migration): Fault[] =>
  comments
    .filter(
      (comment) => comment.startsWith('squawk-ignore') && !/^squawk-ignore [\w-]+(?:, [\w-]+)* -- \S+/.test(comment),
    )
    .map((comment) => ({ line: 1, text: `"${comment}" has no reason: -- squawk-ignore <rule> -- <reason>` }))
