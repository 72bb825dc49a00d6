import { describe, expect, it } from 'vitest'
import { asRole, environmentOfRole } from './database-role.ts'

const development = 'postgres://polydex:polydex@127.0.0.1:54320/polydex'
const own = {
  OWNER_DATABASE_URL: 'postgres://polydex_owner:a@db/polydex',
  API_DATABASE_URL: 'postgres://polydex_api:b@db/polydex',
  WORKER_DATABASE_URL: 'postgres://polydex_worker:c@db/polydex',
  READER_DATABASE_URL: 'postgres://polydex_reader:d@db/polydex',
}

describe('asRole', () => {
  it.each([
    'postgres://polydex:k7Qw2vXz@db/polydex',
    'postgres://postgres:polydex@db/polydex',
    'postgres://polydex_worker:polydex@db/polydex',
  ])('leaves %s unchanged', (url) => expect(asRole(url, 'owner')).toBe(url))
})

describe('environmentOfRole', () => {
  it('contains the database address of the role and of no other', () => {
    const environment = { ...own, DATABASE_URL: development, API_PORT: '4000' }
    expect(environmentOfRole(environment, 'worker')).toEqual({
      DATABASE_URL: own.WORKER_DATABASE_URL,
      API_PORT: '4000',
    })
    expect(environmentOfRole(environment, undefined)).toEqual({ API_PORT: '4000' })
  })

  it('passes the replica only to the API, with its role', () => {
    const environment = { DATABASE_URL: development, DATABASE_READ_URL: development.replace('54320', '54321') }
    expect(environmentOfRole(environment, 'api')['DATABASE_READ_URL']).toBe(
      'postgres://polydex_api:polydex@127.0.0.1:54321/polydex',
    )
    for (const role of ['worker', 'desk', 'owner', 'reader', undefined] as const)
      expect(environmentOfRole(environment, role)).not.toHaveProperty('DATABASE_READ_URL')
    expect(environmentOfRole({ DATABASE_READ_URL: '' }, 'api')).toEqual({})
  })
})
