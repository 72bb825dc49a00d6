import { describe, expect, it } from 'vitest'
import { findNearestName } from './nearest-name.ts'

const names = ['Grammarly', 'Gamma', 'Canva', 'DeepL', '剪映专业版']

describe('findNearestName', () => {
  it.each([
    ['grammerly', 'Grammarly'],
    ['Gramarly', 'Grammarly'],
    ['grmamarly', 'Grammarly'],
    ['canvas', 'Canva'],
    ['deepl ai', null],
    ['gram', null],
    ['Canva', null],
    ['canavv', 'Canva'],
    ['剪影专业版', '剪映专业版'],
    ['', null],
  ])('takes %s for %s', (text, name) => expect(findNearestName(text, names)).toBe(name))

  it('prefers the fewest changes', () => expect(findNearestName('gammas', ['Gramma', 'Gamma'])).toBe('Gamma'))
})
