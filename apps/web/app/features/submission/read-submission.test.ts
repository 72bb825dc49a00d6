import { describe, expect, it } from 'vitest'
import { readSubmission } from './read-submission.ts'

const readUrl = (typed: string): string => {
  const form = new FormData()
  form.append('url', typed)
  return readSubmission(form).url
}

describe('the address of a submitted tool', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.co.jp/tools?x=1#top ', 'https://www.example.co.jp/tools?x=1#top'],
    ['bücher.example', 'https://bücher.example'],
  ])('needs no https:// before it: %s', (typed, read) => {
    expect(readUrl(typed)).toBe(read)
  })

  it.each(['https://example.com', 'ftp://example.com', 'javascript:alert(1)', 'example.com:8080', 'example', ''])(
    'is left as it was typed if it has a scheme or is not an address: %j',
    (typed) => expect(readUrl(typed)).toBe(typed),
  )
})
