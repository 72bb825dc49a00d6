import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const environment = { DATABASE_URL: 'postgres://polydex@127.0.0.1/polydex' }

describe('DATABASE_READ_URL', () => {
  const development = { ...environment, NODE_ENV: 'development' }

  it('must be a PostgreSQL address; its lag must be at least one second', () => {
    const url = 'postgres://polydex_api@10.0.0.2/polydex'
    const given = { ...development, DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: '3' }
    expect(loadConfig(given)).toMatchObject({ DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: 3 })
    for (const wrong of [{ DATABASE_READ_URL: 'https://10.0.0.2' }, { DATABASE_READ_LAG_SECONDS: '0' }])
      expect(() => loadConfig({ ...given, ...wrong })).toThrow(Object.keys(wrong)[0])
  })
})

describe('SECRETS_KEY', () => {
  it('D3.1c is 32 bytes in base64, or unset in development', () => {
    const key = randomBytes(32)
    expect(loadConfig({ ...environment, SECRETS_KEY: key.toString('base64') }).SECRETS_KEY).toEqual(key)
    const development = { ...environment, NODE_ENV: 'development' }
    expect(loadConfig({ ...development, SECRETS_KEY: '' }).SECRETS_KEY).toBeUndefined()
    expect(loadConfig(development).SECRETS_KEY).toBeUndefined()
  })

  it('D3.1c is required in production', () => {
    for (const given of [environment, { ...environment, SECRETS_KEY: '', DEMO: 'true' }])
      expect(() => loadConfig(given)).toThrow('is required in production')
  })

  it('D3.1c can be accompanied by former keys, each of 32 bytes', () => {
    const [current, ...former] = [1, 2, 3].map(() => randomBytes(32))
    const given = { ...environment, SECRETS_KEY: current?.toString('base64') }
    const texts = former.map((key) => key.toString('base64'))
    expect(loadConfig({ ...given, SECRETS_KEYS_FORMER: texts.join(', ') }).SECRETS_KEYS_FORMER).toEqual(former)
    expect(loadConfig(given).SECRETS_KEYS_FORMER).toEqual([])
    expect(() => loadConfig({ ...given, SECRETS_KEYS_FORMER: `${texts[0]},short` })).toThrow('each must be 32 bytes')
  })

  it.each(['short', randomBytes(31).toString('base64'), randomBytes(33).toString('base64')])(
    'prevents startup if it is %s',
    (text) => expect(() => loadConfig({ ...environment, SECRETS_KEY: text })).toThrow('must be 32 bytes'),
  )
})
