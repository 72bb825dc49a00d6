import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Whatever runs from here on belongs to this request: its lines in the log carry the id. */
export const runInRequest = <Result>(requestId: string, run: () => Result): Result => scope.run(requestId, run)

/** The id of the request that is being worked on; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()
