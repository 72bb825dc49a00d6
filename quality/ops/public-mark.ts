import { setTimeout as wait } from 'node:timers/promises'
import { getCategoryGroups } from '@polydex/contract/calls/category'
import type { Db } from '@polydex/core/db/connect'

/** A category whose name is public; the drill writes an increasing number into it. */
const category = 'copywriting'
const nameOf = (number: number | string) => `Mark ${number}.`

export type PublicMark = {
  /** Staleness of each public read in milliseconds, against the data that was stored when the request was sent. */
  ages: () => readonly number[]
  /** Answers that only the promoted server can have given, which is no longer ours. */
  foreign: () => number
  stop: () => Promise<void>
}

/** Changes a public text four times a second in `db`, and reads it 25 times a second through the API. */
export function startMarking(db: Db, origin: string): PublicMark {
  const [ages, storedAt]: [number[], number[]] = [[], []]
  const state = { foreign: 0, isOver: false }
  const write = async (): Promise<void> => {
    for (; !state.isOver; await wait(250)) {
      await writeMark(db, storedAt.length)
      storedAt.push(performance.now())
    }
  }
  const read = async (): Promise<void> => {
    for (; !state.isOver; await wait(40)) {
      const began = performance.now()
      const body = await fetch(`${origin}${getCategoryGroups.path}?locale=en`).then(
        (response) => response.text(),
        () => '',
      )
      if (body.includes(nameOf('foreign'))) state.foreign += 1
      const seen = /Mark (\d+)\./.exec(body)?.[1]
      if (seen === undefined) continue
      const missed = storedAt[Number(seen) + 1]
      ages.push(missed === undefined || missed > began ? 0 : began - missed)
    }
  }
  const ends = [write(), read()]
  return {
    ages: () => ages,
    foreign: () => state.foreign,
    stop: async () => {
      state.isOver = true
      await Promise.all(ends)
    },
  }
}

/** `foreign`: a mark that is written on the promoted server only. */
export async function writeMark(db: Db, mark: number | 'foreign'): Promise<void> {
  await db
    .updateTable('category_texts')
    .set({ name: nameOf(mark) })
    .where('locale', '=', 'en')
    .where('category_id', '=', (e) => e.selectFrom('categories').select('id').where('slug', '=', category))
    .execute()
}
