import { setTimeout as wait } from 'node:timers/promises'
import { signUp } from '@polydex/contract/account'
import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { innerSecret } from '../../tests/test-secrets.ts'
import type { RunningSite } from '../../tests/start-site.ts'
import { honestAddress } from './scattered-addresses.ts'

const password = 'nine green umbrellas'

/** Milliseconds within which a login must have succeeded. */
const patienceMs = 2_000

type Visitor = { email: string; cookie: string | undefined; address: string }
export type Tries = { succeeded: number; tries: number; statuses: Record<string, number>; slowestMs: number }

/** New accounts, each used from a different network. `isKnown`: the browser is a known device. */
export async function createVisitors(
  site: RunningSite,
  count: number,
  from: number,
  isKnown: boolean,
): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (let index = 0; index < count; index += 1) {
    const [email, address] = [`honest-${from + index}@example.com`, honestAddress(from + index)]
    const response = await fetch(site.innerOrigin + signUp.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [clientAddressHeader]: address, [innerSecretHeader]: innerSecret },
      body: JSON.stringify({ email, password }),
    })
    if (response.status !== 200) throw new Error(`sign-up answered ${response.status}`)
    await response.arrayBuffer()
    const visitor = { email, address, cookie: undefined }
    visitors.push({ ...visitor, cookie: isKnown ? await earnCookie(site, visitor) : undefined })
  }
  return visitors
}

/** Logs in and returns the proof that the login leaves in the browser. */
async function earnCookie(site: RunningSite, visitor: Visitor): Promise<string> {
  // Forms are rate-limited, so this may take several tries; before the flood there is time.
  for (let turn = 0; turn < 60; turn += 1) {
    const response = await sendLogin(site, visitor)
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('known_device='))
    if (cookie !== undefined) return cookie.split(';', 1)[0] ?? ''
    await wait(500)
  }
  throw new Error('no login succeeds, even before the flood')
}

const sendLogin = (site: RunningSite, { email, cookie, address }: Visitor, signal?: AbortSignal): Promise<Response> =>
  fetch(`${site.origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password }),
    headers: {
      Origin: site.origin,
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': address,
      ...(cookie !== undefined && { Cookie: cookie }),
    },
    ...(signal !== undefined && { signal }),
  })

/** Logs in each visitor once, in turn, evenly over these seconds. A successful login is a redirect with a token. */
export async function logInAll(site: RunningSite, visitors: readonly Visitor[], seconds: number): Promise<Tries> {
  const result: Tries = { succeeded: 0, tries: visitors.length, statuses: {}, slowestMs: 0 }
  for (const visitor of visitors) {
    const began = performance.now()
    const status = await sendLogin(site, visitor, AbortSignal.timeout(patienceMs)).then(
      (response) => {
        const hasToken = response.headers.getSetCookie().some((text) => text.startsWith('token='))
        if (hasToken) result.succeeded += 1
        return String(response.status)
      },
      () => 'none in time',
    )
    const took = performance.now() - began
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    result.slowestMs = Math.max(result.slowestMs, took)
    await wait(Math.max(0, (seconds * 1_000) / visitors.length - took))
  }
  return result
}
