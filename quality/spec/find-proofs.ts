import { glob, readFile } from 'node:fs/promises'
import { expandIds, type Claim } from './claims.ts'
import { readTestTitles } from './read-test-titles.ts'

type TestFile = { path: string; text: string }
export type Proof = { file: string; title: string }
/** Claim id → its proofs, only for proven claims and in the order of the ledger. */
export type Proofs = Map<string, Proof[]>

const testFiles = '{apps,packages,scripts,quality,e2e,tests}/**/*.test.{ts,tsx}'

/** Every test file below the current folder, by path, so that the order is the same on every machine. */
export async function readTestFiles(): Promise<TestFile[]> {
  const paths: string[] = []
  for await (const path of glob(testFiles, { exclude: ['**/node_modules', '**/build'] })) paths.push(path)
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/** The words at the beginning of a title that look like ids; an id further on is only mentioned. */
function readLeadingIds(title: string): string[] {
  const words = title.split(' ')
  const end = words.findIndex((word) => !/^[SD]\d+\.\d/.test(word))
  const ids = words.slice(0, end === -1 ? words.length : end)
  // A word that is not an id is passed on unchanged: no claim has that name, so it is refused.
  return ids.flatMap((word) => expandIds(word) ?? [word])
}

/** Throws if a title names a claim that is not in the ledger: a proof of nothing hides a gap. */
export function findProofs(claims: Claim[], files: TestFile[]): Proofs {
  const proofs: Proofs = new Map(claims.map(({ id }) => [id, []]))
  const faults: string[] = []
  for (const { path, text } of files)
    for (const title of readTestTitles(path, text))
      for (const id of new Set(readLeadingIds(title))) {
        const known = proofs.get(id)
        if (known === undefined) faults.push(`${path}: "${title}" names ${id}, which is not in the ledger`)
        else known.push({ file: path, title })
      }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return new Map([...proofs].filter(([, found]) => found.length > 0))
}
