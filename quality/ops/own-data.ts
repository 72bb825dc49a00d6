import { createShare, getFavorites, getSharedFavorites, setFavorite } from '@polydex/contract/calls/favorite'
import { getSessions } from '@polydex/contract/calls/account'
import { logIn, signUp } from '@polydex/contract/calls/login'

const password = 'nine green umbrellas'

/** An account with a share link to its favourites. */
export type Owner = { email: string; token: string; key: string; isKept: boolean }

/** Outcome of read-your-own-writes checks: each owner reads a change back immediately after making it. */
export type OwnReads = { answers: number; stale: string[]; failed: string[] }

type Answer = { status: number; data: Record<string, unknown> }

async function ask(address: string, token?: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
    },
  })
  const { data = {} } = (await response.json()) as { data?: Record<string, unknown> }
  return { status: response.status, data }
}

/** Opens accounts, each with a share link. */
export async function openAccounts(origin: string, count: number): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `owner-${number}@example.com`
    const { data } = await ask(`${origin}${signUp.path}`, undefined, { email, password })
    const token = String(data['token'])
    const share = await ask(`${origin}${createShare.path}`, token, {})
    owners.push({ email, token, key: String(share.data['key']), isKept: false })
  }
  return owners
}

/** Lets each owner change something and read it back in a loop, until the returned function is called. */
export function startOwners(origin: string, owners: readonly Owner[]): () => Promise<OwnReads> {
  const reads: OwnReads = { answers: 0, stale: [], failed: [] }
  const state = { isOver: false }
  const live = async (owner: Owner): Promise<void> => {
    for (let turn = 0; !state.isOver; turn += 1) await changeAndRead(origin, owner, { turn, reads })
  }
  const lives = owners.map(live)
  return async () => {
    state.isOver = true
    await Promise.all(lives)
    return reads
  }
}

async function changeAndRead(
  origin: string,
  owner: Owner,
  { turn, reads }: { turn: number; reads: OwnReads },
): Promise<void> {
  const { token, key } = owner
  const expectNow = (name: string, { status, data }: Answer, isCurrent: (data: Answer['data']) => boolean): void => {
    reads.answers += 1
    if (status !== 200) reads.failed.push(`${name} ${status}`)
    else if (!isCurrent(data)) reads.stale.push(name)
  }
  const isKept = !owner.isKept
  const change = await ask(`${origin}${setFavorite.path}`, token, { toolId: 'canva', favorite: isKept })
  expectNow('the change', change, () => true)
  if (change.status === 200) owner.isKept = isKept
  const total = owner.isKept ? 1 : 0
  expectNow('favourites', await ask(`${origin}${getFavorites.path}?view=ids`, token), (data) => data['total'] === total)
  const shared = await ask(`${origin}${getSharedFavorites.path}?key=${key}&locale=en`)
  expectNow('the shared list', shared, (data) => data['total'] === total)
  // Rarely: hashing a password is expensive.
  if (turn % 50 === 25) await logInAgain(origin, owner, expectNow)
}

type ExpectNow = (name: string, answer: Answer, isCurrent: (data: Answer['data']) => boolean) => void

/** Logs in: the new token must be valid immediately, and the session must be in the list. */
async function logInAgain(origin: string, owner: Owner, expectNow: ExpectNow): Promise<void> {
  const answer = await ask(`${origin}${logIn.path}`, undefined, { email: owner.email, password })
  expectNow('a login', answer, ({ token }) => typeof token === 'string')
  if (answer.status !== 200) return
  const token = String(answer.data['token'])
  expectNow('the new session', await ask(`${origin}${getSessions.path}`, token), ({ sessions }) =>
    (sessions as { isCurrent?: boolean }[]).some(({ isCurrent }) => isCurrent === true),
  )
}
