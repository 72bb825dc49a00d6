// Lists the claims of docs/requirements.md that have a test naming them.
//   node quality/spec/main.ts           writes the table of docs/proofs.md and prints what is missing
//   node quality/spec/main.ts --check   fails when the committed table is stale
import { readFile, writeFile } from 'node:fs/promises'
import { parseClaims } from './claims.ts'
import { findProofs, readTestFiles } from './find-proofs.ts'
import { formatCount, formatMissing, updateProofSection } from './proof-section.ts'

const ledgerFile = 'docs/requirements.md'
const proofFile = 'docs/proofs.md'

async function run(isCheck: boolean): Promise<void> {
  const claims = parseClaims(await readFile(ledgerFile, 'utf8'))
  const committed = await readFile(proofFile, 'utf8')
  const proofs = findProofs(claims, await readTestFiles())
  const wanted = updateProofSection(committed, claims, proofs)
  console.log(formatCount(claims, proofs))
  if (isCheck) {
    if (wanted !== committed) throw new Error(`the table in ${proofFile} is stale; run: npm run quality:spec`)
    return
  }
  for (const line of formatMissing(claims, proofs)) console.log(line)
  if (wanted !== committed) await writeFile(proofFile, wanted)
}

try {
  await run(process.argv.includes('--check'))
} catch (error) {
  // The message says what to do; a stack trace would bury it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
