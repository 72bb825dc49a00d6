import { describe, expect, it } from 'vitest'
import { readTestTitles } from './read-test-titles.ts'

const read = (text: string) => readTestTitles('sample.test.ts', text)

describe('readTestTitles', () => {
  it.each([
    ['it', `it('S1.1a holds', () => {})`],
    ['test', `test("S1.1a holds", () => {})`],
    ['a template without substitution', 'it(`S1.1a holds`, () => {})'],
    ['each with rows', `it.each([['S9.9', 1]])('S1.1a holds', () => {})`],
    ['each with typed rows', `test.each([['S9.9', 1]] as const)('S1.1a holds', () => {})`],
    ['each with a table', 'it.each`\na\n${1}\n`(\n"S1.1a holds", () => {})'],
    ['for with rows', `it.for([1])('S1.1a holds', () => {})`],
    ['each with one text', `it.each('S9.9')('S1.1a holds', () => {})`],
    ['concurrent', `it.concurrent('S1.1a holds', () => {})`],
    ['a describe around it', `describe('S9.9 no title', () => { it('S1.1a holds', () => {}) })`],
    ['a Playwright describe around it', `test.describe('S9.9', () => { test('S1.1a holds', async () => {}) })`],
  ])('reads the title of %s', (_, source) => expect(read(source)).toEqual(['S1.1a holds']))

  it('keeps template placeholders as written', () => {
    expect(read('for (const path of paths) {\n  test(`S2.1 opens ${path} in ${locale.name}`, () => {})\n}')).toEqual([
      'S2.1 opens ${path} in ${locale.name}',
    ])
  })
  it('reads a title in a TSX file', () => {
    const source = `it('S1.1a holds', () => { render(<p title="S9.9">it('S9.9')</p>) })`
    expect(readTestTitles('sample.test.tsx', source)).toEqual(['S1.1a holds'])
  })
  it('joins a multi-line title into one line', () => {
    expect(read('it(`S1.1a\n   holds `, () => {})')).toEqual(['S1.1a holds'])
  })
  it.each([
    `it.skip('S1.1a holds', () => {})`,
    `it.todo('S1.1a holds')`,
    `it.fails('S1.1a holds', () => {})`,
    `it.skipIf(true)('S1.1a holds', () => {})`,
    `it.each([1]).skip('S1.1a holds', () => {})`,
    `describe.skip('later', () => { it('S1.1a holds', () => {}) })`,
    `test.describe.fixme('later', () => { test('S1.1a holds', () => {}) })`,
    `test.step('S1.1a holds', () => {})`,
    `const source = "it('S1.1a holds', () => {})"`,
    `// it('S1.1a holds', () => {})`,
    `it(title, () => {})`,
  ])('finds no running test in: %s', (source) => expect(read(source)).toEqual([]))
})
