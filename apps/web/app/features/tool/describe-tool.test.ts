import { expect, it } from 'vitest'
import { shorten } from './describe-tool.ts'

it('cuts after a whole word and adds an ellipsis', () => {
  const text = 'word '.repeat(40)
  const short = shorten(text)
  expect(short.length).toBeLessThanOrEqual(160)
  expect(short).toMatch(/ word…$/)
})

it('never cuts a character in two', () => {
  expect(shorten('𠮷'.repeat(120))).toMatch(/^(?:𠮷)+…$/u)
  expect(shorten(`写${'𠮷'.repeat(120)}`)).toMatch(/^写(?:𠮷)+…$/u)
})
