import { describe, expect, it } from 'vitest'
import { parseRow } from './parse-row.ts'
import { toolEntryOf } from '../testing/test-catalogue.ts'

const known = {
  categories: new Set(['copywriting', 'chatbots', 'video', 'audio']),
  features: new Set(['api', 'cli']),
  tasks: new Set<string>(),
}
const parse = (raw: unknown, fileSlug?: string) =>
  parseRow({ place: 'line 1', raw, ...(fileSlug !== undefined && { fileSlug }) }, known)
const flat = { slug: 'one', name: 'One', url: 'https://one.com/', categories: ['chatbots'] }
const full = toolEntryOf('one')
const launchedIn = (value: number) => parse({ ...full, firstListed: '2023-04-05', facts: { launched: { value } } })

describe('parseRow, full entry', () => {
  it('rejects unknown fields, categories and features', () => {
    expect(parse({ ...full, notes: '' }).reason).toContain('notes')
    expect(parse({ ...full, categories: ['gone'] }).reason).toBe('categories names gone, which is not a category')
    expect(parse({ ...full, features: ['gone'] }).reason).toBe('features or lacks names gone, which is not a feature')
  })
  it('is not listed before the year of its launch', () => {
    expect(launchedIn(2023)).toHaveProperty('entry')
    expect(launchedIn(2024).reason).toContain('before the year')
  })
  it('must be a full entry in the file named after its slug', () => {
    expect(parse(full, 'two').reason).toBe("slug one differs from the file's name")
    expect(parse(flat, 'one').reason).toContain('texts')
  })
  it('D2.3c may be closed, and have aliases that differ from its slug and from each other', () => {
    expect(parse({ ...full, closed: true, aliases: ['old'] })).toMatchObject({
      entry: { closed: true, aliases: ['old'] },
    })
    expect(parse({ ...full, aliases: ['one'] }).reason).toContain('its own slug')
    expect(parse({ ...full, aliases: ['old', 'old'] }).reason).toContain('twice')
  })
  it.each(['a\0b', '\uD800'])('rejects a character that the database cannot store', (text) => {
    expect(parse({ ...full, name: text }).reason).toContain('cannot be stored')
    expect(parse({ ...full, texts: { en: { description: text, useCases: ['One', 'Two'] } } }).reason).toContain(
      'stored',
    )
  })
})

describe('parseRow, flat row', () => {
  it('ignores unknown fields, categories and features', () => {
    expect(
      parse({ ...flat, categories: ['x', 'video', 'chatbots', 'video'], features: ['x', 'api'], tier: 'A' }),
    ).toEqual({
      entry: {
        slug: 'one',
        name: 'One',
        homepage: 'https://one.com/',
        categories: ['video', 'chatbots'],
        pricing: { model: 'unknown' },
        features: ['api'],
      },
    })
  })
  it('reads lists and flags in the form of CSV', () => {
    const row = { ...flat, url: '', homepage: 'https://ONE.com', categories: 'video| audio', features: 'api|cli|x' }
    expect(parse({ ...row, closed: 'true', aliases: 'uno|un', removed: '', added: '' })).toMatchObject({
      entry: { homepage: 'https://one.com/', categories: ['video', 'audio'], features: ['api', 'cli'], closed: true },
    })
  })
  it('D3.1g has a valid pricing model, or unknown if none is given', () => {
    for (const pricing of [undefined, null, '']) {
      expect(parse({ ...flat, pricing })).toMatchObject({ entry: { pricing: { model: 'unknown' } } })
    }
    expect(parse({ ...flat, pricing: 'free-trial' })).toMatchObject({ entry: { pricing: { model: 'free-trial' } } })
    expect(parse({ ...flat, pricing: 'cheap' }).reason).toContain('pricing')
  })
  it('D3.1q has a valid role of AI, or none', () => {
    expect(parse({ ...flat, aiRole: '' })).not.toHaveProperty('entry.aiRole')
    expect(parse({ ...flat, aiRole: 'feature' })).toMatchObject({ entry: { aiRole: 'feature' } })
    expect(parse({ ...flat, aiRole: 'none' }).reason).toContain('aiRole')
  })
  it('D3.1e has a valid day on which it was first listed, or none', () => {
    expect(parse({ ...flat, added: '2023-04-05' })).toMatchObject({ entry: { firstListed: '2023-04-05' } })
    expect(parse({ ...flat, added: null })).not.toHaveProperty('entry.firstListed')
    for (const added of ['2023-02-30', '0000-01-01', 'soon', 20_230_405]) {
      expect(parse({ ...flat, added }).reason).toContain('added')
    }
  })
  it('D2.3c is a removal if its field removed is true', () => {
    expect(parse({ slug: 'one', removed: true })).toEqual({ entry: { slug: 'one', removed: true } })
    expect(parse({ ...flat, removed: 'true' })).toEqual({ entry: { slug: 'one', removed: true } })
    expect(parse({ ...flat, removed: 'false' })).toHaveProperty('entry.name', 'One')
  })
  it.each([
    [{ ...flat, slug: 'One' }, 'slug'],
    [{ ...flat, name: 'x'.repeat(81) }, 'name'],
    [{ ...flat, url: 'javascript:alert(1)' }, 'url'],
    [{ ...flat, url: `https://one.com/${'é'.repeat(1_000)}` }, 'written out'],
    [{ ...flat, categories: ['gone'] }, 'categories names no existing category: gone'],
    [{ ...flat, aliases: ['Not a slug'] }, 'aliases'],
    [[], 'entry'],
  ])('rejects an invalid row and names the fault', (row, reason) => expect(parse(row).reason).toContain(reason))
})
