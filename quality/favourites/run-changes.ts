import { setTimeout as wait } from 'node:timers/promises'
import { getFavorites, setFavorite } from '@polydex/contract/favorite'
import { startApi, type RunningApi } from '../../tests/start-api.ts'
import { createRandom } from '../scale/random.ts'

type ChangeOptions = {
  databaseUrl: string
  token: string
  slugs: readonly string[]
  changes: number
  clients: number
  kills: number
  seed: number
}

export type ChangeReport = {
  acknowledged: number
  /** Sent again, because the API was gone before it answered. */
  repeated: number
  kills: number
  /** Tools whose state is not the one acknowledged last. */
  differing: string[]
  seconds: number
}

/**
 * Clients of one account change favourites concurrently; changes of the same tool wait for each other's acknowledgement, as
 * with one person on two machines. The API is killed without warning in between. A change without an answer is
 * sent again, as the page does. At the end every tool must have the state that was acknowledged last.
 */
export async function runChanges(options: ChangeOptions): Promise<ChangeReport> {
  const { databaseUrl, token, slugs, changes, clients, kills, seed } = options
  const random = createRandom(seed)
  const wishes = Array.from({ length: changes }, () => ({
    slug: slugs[Math.floor(random() * slugs.length)] ?? '',
    favorite: random() < 0.5,
  }))
  const began = performance.now()
  let api: RunningApi = await startApi(databaseUrl)
  let [acknowledged, repeated, killed] = [0, 0, 0]
  const state = new Map<string, boolean>()
  const turns = new Map<string, Promise<void>>()

  const send = async (slug: string, favorite: boolean): Promise<void> => {
    for (;;) {
      const isDone = await fetch(api.origin + setFavorite.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify({ toolId: slug, favorite }),
      }).then(
        async (response) =>
          response.status === 200 &&
          (await response.json().then(
            () => true,
            () => false,
          )),
        () => false,
      )
      if (isDone) break
      repeated += 1
      await wait(20)
    }
    acknowledged += 1
    state.set(slug, favorite)
  }

  const work = async (): Promise<void> => {
    for (let wish = wishes.pop(); wish !== undefined; wish = wishes.pop()) {
      const { slug, favorite } = wish
      const turn = (turns.get(slug) ?? Promise.resolve()).then(() => send(slug, favorite))
      turns.set(slug, turn)
      await turn
    }
  }

  const kill = async (): Promise<void> => {
    while (killed < kills) {
      if (acknowledged >= ((killed + 1) * changes) / (kills + 1)) {
        api.child.kill('SIGKILL')
        await api.ended
        killed += 1
        api = await startApi(databaseUrl)
      }
      await wait(5)
    }
  }

  await Promise.all([kill(), ...Array.from({ length: clients }, work)])
  const response = await fetch(`${api.origin}${getFavorites.path}?view=ids`, { headers: { Authorization: token } })
  const { data } = (await response.json()) as { data: { toolIds: string[] } }
  await api.stop()
  const kept = new Set(data.toolIds)
  const differing = [...state].filter(([slug, favorite]) => kept.has(slug) !== favorite).map(([slug]) => slug)
  return { acknowledged, repeated, kills: killed, differing, seconds: (performance.now() - began) / 1_000 }
}
