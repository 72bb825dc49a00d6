import { setTimeout as wait } from 'node:timers/promises'
import { describeFault } from './describe-fault.ts'

/** Milliseconds between attempts; doubled up to the maximum. */
const [firstPauseMs, maxPauseMs] = [100, 5_000]

type Wait = {
  /** Name of the dependency in the log. */
  name: string
  log: { warn: (message: string) => void; info: (message: string) => void }
  /** Errors that waiting cannot fix, such as a wrong password, are rethrown. */
  isFinal?: (error: unknown) => boolean
}

/**
 * Retries until `connect` succeeds. For dependencies that may start after this process. Logs each distinct failure
 * once, and the recovery.
 */
export async function waitWithBackoff(
  connect: () => Promise<unknown>,
  { name, log, isFinal = () => false }: Wait,
): Promise<void> {
  let lastFault: string | undefined
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      await connect()
      if (lastFault !== undefined) log.info(`${name} is up`)
      return
    } catch (error) {
      if (isFinal(error)) throw error
      const fault = describeFault(error)
      if (fault !== lastFault) log.warn(`waiting for ${name}: ${fault}`)
      lastFault = fault
    }
    await wait(pauseMs)
  }
}
