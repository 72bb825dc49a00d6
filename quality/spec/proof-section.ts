import type { Claim } from './claims.ts'
import type { Proof, Proofs } from './find-proofs.ts'

const proofStart = '<!-- proof:start -->'
const proofEnd = '<!-- proof:end -->'

const findMissing = (claims: Claim[], proofs: Proofs): Claim[] => claims.filter(({ id }) => !proofs.has(id))

// A title is plain text; unescaped, a | would end the cell and a <tag> would vanish.
const formatProof = ({ file, title }: Proof): string => `${file}: ${title.replace(/[\\`*[\]<|]/g, String.raw`\$&`)}`

function formatSection(claims: Claim[], proofs: Proofs): string {
  const rows = [...proofs].map(([id, found]) => `| ${id} | ${found.map(formatProof).join('<br>')} |`)
  const missing = findMissing(claims, proofs).map(({ id }) => id)
  return [
    `${proofs.size} of ${claims.length} claims proven`,
    ['| claim | tests (file: title) |', '|---|---|', ...rows].join('\n'),
    `Not yet proven: ${missing.join(', ') || 'none'}`,
  ].join('\n\n')
}

/** The document with its generated section up to date; equal to the input if that was not stale. */
export function updateProofSection(document: string, claims: Claim[], proofs: Proofs): string {
  const start = document.indexOf(proofStart)
  const end = document.indexOf(proofEnd)
  if (start === -1 || end < start) throw new Error(`the table of proofs needs the lines ${proofStart} and ${proofEnd}`)
  const before = document.slice(0, start + proofStart.length)
  return `${before}\n\n${formatSection(claims, proofs)}\n\n${document.slice(end)}`
}

export const formatCount = (claims: Claim[], proofs: Proofs): string => `${proofs.size} of ${claims.length} rows proven`

/** One line for each section of the ledger that has claims without a proof. */
export function formatMissing(claims: Claim[], proofs: Proofs): string[] {
  const bySection = Map.groupBy(findMissing(claims, proofs), ({ section }) => section)
  return [...bySection].map(([section, missing]) => `${section}: ${missing.map(({ id }) => id).join(' ')}`)
}
