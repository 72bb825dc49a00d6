import { describe, expect, it } from 'vitest'
import { createForwardedWarning } from './warn-of-forwarded.ts'

describe('X-Forwarded-For from an untrusted peer', () => {
  it('causes a warning immediately, then at most every ten minutes with the number of requests', () => {
    const said: string[] = []
    let now = 0
    const note = createForwardedWarning(
      (text) => said.push(text),
      () => now,
    )
    for (let turn = 0; turn < 1_000; turn += 1) note('10.0.0.1')
    expect(said).toHaveLength(1)
    now += 600_000
    note('10.0.0.1')
    expect(said.map((text) => /\((\d+) times\)/.exec(text)?.[1])).toEqual(['1', '1000'])
  })

  it.each([
    ['10.0.0.1', true],
    ['::1', true],
    ['203.0.113.7', false],
    ['', false],
  ])('names the peer %j: %s; only a private address is named', (peer, isNamed) => {
    const said: string[] = []
    createForwardedWarning((text) => said.push(text))(peer)
    expect([said[0]?.includes(`from ${peer},`), said[0]?.includes('from a public address,')]).toEqual([
      isNamed,
      !isNamed,
    ])
  })
})
