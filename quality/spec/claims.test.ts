import { describe, expect, it } from 'vitest'
import { expandIds, parseClaims } from './claims.ts'

const ledger = `# Requirements

It explains \`S1.1a–j\` first.

## 1 Product
| id | requirement |
|---|---|
| S1.1a–c | Three claims (a), (b), (c). |
| S1.2 | One claim, \`asc|desc\`. |

## 2 Routes
| id | requirement |
|---|---|
| D2.3 | A decision. |
| D2.3b | Another decision, with a letter of its own. |
`

describe('expandIds', () => {
  it('expands a range to one id per letter', () => {
    expect(expandIds('S4.2a–d')).toEqual(['S4.2a', 'S4.2b', 'S4.2c', 'S4.2d'])
  })
  it.each(['S2.1', 'D2.3b', 'D7.2c', 'D1.3'])('takes %s as one id', (id) => expect(expandIds(id)).toEqual([id]))
  it.each(['S4', 'X4.2', 'S4.2a-d', 'S4.2d–a', 'S4.2a–a', 'S4.2–d', 'S4.2ab', 'S4.2a,', ''])('refuses "%s"', (text) =>
    expect(expandIds(text)).toBeUndefined(),
  )
})

describe('parseClaims', () => {
  it('lists one claim per letter, in table order and with its section', () => {
    expect(parseClaims(ledger)).toEqual([
      { id: 'S1.1a', section: '1 Product' },
      { id: 'S1.1b', section: '1 Product' },
      { id: 'S1.1c', section: '1 Product' },
      { id: 'S1.2', section: '1 Product' },
      { id: 'D2.3', section: '2 Routes' },
      { id: 'D2.3b', section: '2 Routes' },
    ])
  })
  it('refuses a duplicate claim, even inside a range', () => {
    expect(() => parseClaims('| S1.1a–c | x |\n| S1.1b | y |')).toThrow('S1.1b twice')
  })
  it('refuses a row whose id it cannot parse', () => {
    expect(() => parseClaims('| S1.1a-c | x |')).toThrow('"S1.1a-c"')
  })
})
