import { logIn } from '@polydex/contract/account'
import { requestReset } from '@polydex/contract/mail-link'
import { quantile } from '../../tests/quantile.ts'

type Ask = (path: string, body: object) => Promise<unknown>
export type Medians = { call: string; known: number; unknown: number; difference: number }

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * Milliseconds that a wrong password and a password reset take for an address with an account and for one without. The
 * two alternate, and so does which goes first, so that other load on the machine affects both equally.
 */
export async function measureLogins(ask: Ask, knownEmail: string, rounds: number): Promise<Medians[]> {
  const calls = {
    login: (email: string) => ask(logIn.path, { email, password: 'not the right one' }),
    reset: (email: string) => ask(requestReset.path, { email }),
  }
  const medians = []
  for (const [call, send] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        ['known', knownEmail],
        ['unknown', `nobody-${round}@example.com`],
      ] as const
      for (const [kind, email] of round % 2 === 0 ? turns : turns.toReversed()) {
        times[kind].push(await time(() => send(email)))
      }
    }
    const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
    medians.push({ call, known, unknown, difference: Math.abs(known - unknown) })
  }
  return medians
}
