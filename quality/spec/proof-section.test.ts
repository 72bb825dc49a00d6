import { describe, expect, it } from 'vitest'
import { formatCount, formatMissing, updateProofSection } from './proof-section.ts'

const claims = [
  { id: 'S1.1a', section: '1 Product' },
  { id: 'S1.1b', section: '1 Product' },
  { id: 'D2.3', section: '2 Routes' },
]
const file = 'packages/a.test.ts'
const proofs = new Map([
  [
    'S1.1b',
    [
      { file, title: 'S1.1b holds' },
      { file, title: 'S1.1b a|b in <html>' },
    ],
  ],
])
const empty = 'ledger\n\n<!-- proof:start -->\n<!-- proof:end -->\n\nafter\n'

describe('updateProofSection', () => {
  it('writes the count, the proven claims and the others', () => {
    expect(updateProofSection(empty, claims, proofs)).toBe(`ledger

<!-- proof:start -->

1 of 3 claims proven

| claim | tests (file: title) |
|---|---|
| S1.1b | packages/a.test.ts: S1.1b holds<br>packages/a.test.ts: S1.1b a\\|b in \\<html> |

Not yet proven: S1.1a, D2.3

<!-- proof:end -->

after
`)
  })
  it('changes nothing in a section that is up to date', () => {
    const document = updateProofSection(empty, claims, proofs)
    expect(updateProofSection(document, claims, proofs)).toBe(document)
  })
  it('refuses a ledger without the markers', () => {
    expect(() => updateProofSection('ledger', claims, proofs)).toThrow('proof:start')
  })
})

describe('the lines for the terminal', () => {
  it('count the proven claims and group the others by section', () => {
    expect(formatCount(claims, proofs)).toBe('1 of 3 rows proven')
    expect(formatMissing(claims, proofs)).toEqual(['1 Product: S1.1a', '2 Routes: D2.3'])
  })
})
