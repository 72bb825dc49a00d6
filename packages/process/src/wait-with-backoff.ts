import { setTimeout as wait } from 'node:timers/promises'
import { describeFault } from './describe-fault.ts'

/** Milliseconds before the next try; doubled up to five seconds. */
const [firstPauseMs, longestPauseMs] = [100, 5_000]

type Wait = {
  /** What is waited for, as the log names it. */
  name: string
  log: { warn: (message: string) => void; info: (message: string) => void }
  /** What time cannot mend, such as a wrong password: it is thrown. */
  isFinal?: (error: unknown) => boolean
}

/**
 * Asks until `isThere` does not throw. For parts that a process needs and that may come up after it. Tells each fault
 * once, and when the part is there.
 */
export async function waitWithBackoff(
  isThere: () => Promise<unknown>,
  { name, log, isFinal = () => false }: Wait,
): Promise<void> {
  let told: string | undefined
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      await isThere()
      if (told !== undefined) log.info(`${name} is there`)
      return
    } catch (error) {
      if (isFinal(error)) throw error
      const fault = describeFault(error)
      if (fault !== told) log.warn(`waiting for ${name}: ${fault}`)
      told = fault
    }
    await wait(pauseMs)
  }
}
