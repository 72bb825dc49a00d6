import { saveList } from '@polydex/contract/calls/list'
import { CallFailure, callFromBrowser } from '../../../api/call-from-browser.ts'
import { forgetList, reloadLists } from './local-lists.ts'

/** One tab at a time; the others then find nothing left to do. */
const runExclusively = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('polydex:merge-lists', work)
  else await work()
}

/** The id is taken: another account had the list from this browser first, or it was changed there meanwhile. */
const isTaken = (error: unknown): boolean =>
  error instanceof CallFailure && (error.code === 'not_found' || error.code === 'conflict')

/**
 * Moves lists made before the login into the account, oldest first. A list is removed from this browser only once the
 * API has it: a failure is retried on the next page. Returns how many were moved.
 */
export async function mergeLists(): Promise<number> {
  let moved = 0
  await runExclusively(async () => {
    for (const { id, title, tools } of reloadLists().toReversed()) {
      const content = { title, tools: [...tools], version: 0 }
      await callFromBrowser(saveList, { list: id, ...content }).catch((error: unknown) => {
        if (isTaken(error)) return callFromBrowser(saveList, { list: crypto.randomUUID(), ...content })
        throw error
      })
      forgetList(id)
      moved += 1
    }
  })
  return moved
}
