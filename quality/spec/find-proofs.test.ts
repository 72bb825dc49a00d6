import { describe, expect, it } from 'vitest'
import { findProofs } from './find-proofs.ts'

const claims = ['S4.2a', 'S4.2b', 'S4.2c', 'D2.3', 'D2.3b'].map((id) => ({ id, section: '4 States' }))
const find = (...titles: string[]) =>
  findProofs(
    claims,
    titles.map((title, index) => ({ path: `packages/${index}.test.ts`, text: `it(\`${title}\`, () => {})` })),
  )

describe('findProofs', () => {
  it('counts each id at the beginning of a title, in the order of the ledger', () => {
    const title = 'D2.3b S4.2b redirects only from the root path'
    expect([...find(title)]).toEqual([
      ['S4.2b', [{ file: 'packages/0.test.ts', title }]],
      ['D2.3b', [{ file: 'packages/0.test.ts', title }]],
    ])
  })
  it('counts a range for each of its letters', () => {
    expect([...find('S4.2a–c chooses a locale').keys()]).toEqual(['S4.2a', 'S4.2b', 'S4.2c'])
  })
  it('does not mistake an id with a letter for the id without', () => {
    expect([...find('D2.3b spells').keys()]).toEqual(['D2.3b'])
  })
  it('gathers the tests of one claim, each once', () => {
    expect(find('D2.3 D2.3 one', 'D2.3 two').get('D2.3')).toHaveLength(2)
  })
  it('ignores an id that a title only mentions', () => {
    expect(find('goes further than D2.3', 'D3.js draws', 'S3 stores').size).toBe(0)
  })
  it.each([
    ['S4.2 redirects', 'S4.2'],
    ['S4.2a–d redirects', 'S4.2d'],
    ['D2.3 S9.9 redirects', 'S9.9'],
    ['S4.2a-c redirects', 'S4.2a-c'],
    ['D2.3: redirects', 'D2.3:'],
    ['D2.3\\${letter} redirects', 'D2.3${letter}'],
  ])('refuses "%s" with file and title', (title, id) => {
    const shown = title.replace('\\', '')
    expect(() => find(title)).toThrow(`packages/0.test.ts: "${shown}" names ${id}, which is not in the ledger`)
  })
})
