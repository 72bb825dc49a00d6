import { describe, expect, it } from 'vitest'
import { matchText } from './match-text.ts'

describe('matchText', () => {
  it('finds what was typed whatever its case', () => {
    expect(matchText('Image & Photo Editing', ' photo ')).toEqual(['Image & ', 'Photo', ' Editing'])
    expect(matchText('写真編集', '編集')).toEqual(['写真', '編集', ''])
  })

  it('marks nothing where the name does not contain it', () => {
    expect(matchText('Canva', 'photo')).toBeNull()
    expect(matchText('Canva', ' ')).toBeNull()
    expect(matchText('İzmir Photo', 'photo')).toBeNull()
  })
})
