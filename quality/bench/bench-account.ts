import { signUp } from '@polydex/contract/account'
import { setFavorite } from '@polydex/contract/favorite'
import { createShare } from '@polydex/contract/favorite-share'
import type { Endpoint } from '@polydex/contract/endpoint'
import type { Db } from '@polydex/core/db/connect'

const post = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return ((await response.json()) as { data: unknown }).data
}

export type BenchAccount = {
  headersFor: (endpoint: Endpoint) => Record<string, string>
  shareKey: string
  remove: () => Promise<void>
}

/**
 * An account with shared favourites, for calls that need one. It is deleted afterwards: the database may be a
 * developer's own.
 */
export async function createBenchAccount(db: Db, origin: string, tools: readonly string[]): Promise<BenchAccount> {
  const email = `bench-${process.pid}-${Date.now()}@example.com`
  const given = { ...signUp.example, email, password: crypto.randomUUID() }
  const { token } = signUp.output.parse(await post(`${origin}${signUp.path}`, given))
  const authorization = { authorization: token }
  if (tools.length > 0)
    await post(`${origin}${setFavorite.path}`, { toolIds: tools.slice(0, 100), favorite: true }, authorization)
  const { key } = createShare.output.parse(await post(`${origin}${createShare.path}`, {}, authorization))
  return {
    shareKey: key,
    headersFor: ({ access }) => (access === 'account' ? authorization : {}),
    remove: async () => {
      await db.deleteFrom('accounts').where('email', '=', email).execute()
    },
  }
}
