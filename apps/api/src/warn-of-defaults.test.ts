import { describe, expect, it } from 'vitest'
import { warnOfDefaults } from './warn-of-defaults.ts'

describe('warnOfDefaults', () => {
  it.each([
    ['production', 0, 1],
    ['production', 4001, 0],
    ['development', 0, 0],
  ] as const)('in %s with the inner port %d warns %d times', (NODE_ENV, API_INNER_PORT, times) => {
    const said: string[] = []
    warnOfDefaults({ NODE_ENV, API_INNER_PORT }, { warn: (text: unknown) => said.push(String(text)) })
    expect(said.filter((text) => text.startsWith('API_INNER_PORT is 0'))).toHaveLength(times)
  })
})
