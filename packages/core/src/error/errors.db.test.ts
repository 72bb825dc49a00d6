import type { CountedError } from '@polydex/contract/http/counted-error'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { findRecentErrors } from './find-recent-errors.ts'
import { noteErrors } from './note-errors.ts'

const database = openTestDatabase()

const errorOf = (letter: string, change: Partial<CountedError> = {}): CountedError => ({
  fingerprint: letter.repeat(22),
  message: `failed ${letter}`,
  stack: 'Error: failed\n    at here.ts:1:1',
  requestId: 'ab12',
  occurrences: 1,
  ...change,
})
const note = (release: string, ...errors: CountedError[]) => noteErrors(database.as('api'), 'api', { release, errors })
const find = (hours = 24) => findRecentErrors(database.as('reader'), hours)

describe('errors', () => {
  it('have one row per kind, process and release, with the newest message', async () => {
    await note('1.0.0', errorOf('a', { occurrences: 3 }))
    await note('1.0.0', errorOf('a', { message: 'failed again', requestId: null }), errorOf('b'))
    await note('1.1.0', errorOf('a'))
    await noteErrors(database.as('worker'), 'worker', { release: '1.1.0', errors: [errorOf('a')] })
    const found = await find()
    expect(found.map(({ app, release, occurrences }) => `${app} ${release} ${occurrences}`).toSorted()).toEqual([
      'api 1.0.0 1',
      'api 1.0.0 4',
      'api 1.1.0 1',
      'worker 1.1.0 1',
    ])
    expect(found.find(({ occurrences }) => occurrences === 4)).toMatchObject({
      message: 'failed again',
      // From the newest error that had an id.
      requestId: 'ab12',
    })
  })

  it('are limited to 1,000 kinds: the oldest are dropped', async () => {
    const many = Array.from({ length: 1_001 }, (_none, index) =>
      errorOf('c', { fingerprint: String(index).padStart(22, '0') }),
    )
    await note('2.0.0', ...many)
    const found = await find()
    expect(found).toHaveLength(1_000)
    expect(new Set(found.map(({ release }) => release))).toEqual(new Set(['2.0.0']))
  })

  it('cannot be read by the API, nor written by the reader', async () => {
    await expect(findRecentErrors(database.as('api'), 24)).rejects.toThrow('permission denied')
    await expect(noteErrors(database.as('reader'), 'api', { release: '1', errors: [] })).rejects.toThrow('denied')
  })
})
