import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { pseudoText } from './pseudo-text.ts'

describe('pseudoText', () => {
  it('accents letters and lengthens the text, but leaves arguments and numbers alone', () => {
    expect(compileMessageOrThrow('Find {name} now', pseudoText)).toEqual(['Fîîñð ', ['name'], ' ñööŵ'])
    expect(compileMessageOrThrow('{n, plural, one {# tool} other {# tools}} here', pseudoText)).toEqual([
      ['n', 'plural', { one: ['#', ' ţööööļ'], other: ['#', ' ţööööļš'] }],
      ' ĥééŕéé',
    ])
  })
})
