import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const environment = { DATABASE_URL: 'postgres://polydex@127.0.0.1/polydex' }

describe('SECRETS_KEY', () => {
  it('D3.1c is 32 bytes in base64, or not there', () => {
    const key = randomBytes(32)
    expect(loadConfig({ ...environment, SECRETS_KEY: key.toString('base64') }).SECRETS_KEY).toEqual(key)
    expect(loadConfig({ ...environment, SECRETS_KEY: '' }).SECRETS_KEY).toBeUndefined()
    expect(loadConfig(environment).SECRETS_KEY).toBeUndefined()
  })

  it.each(['short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
    'stops the start when it is %s',
    (text) => expect(() => loadConfig({ ...environment, SECRETS_KEY: text })).toThrow('must be 32 bytes'),
  )
})
