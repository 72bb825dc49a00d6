import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** Runs a function in the scope of a request: its log lines carry the request id. */
export const runInRequest = <Result>(requestId: string, run: () => Result): Result => scope.run(requestId, run)

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()
