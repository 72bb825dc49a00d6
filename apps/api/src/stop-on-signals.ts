/** Longer than any request may take; whoever runs this should wait a little longer before killing. */
const deadlineMs = 10_000

/**
 * Ends the process on SIGTERM or SIGINT: `stop` finishes what is under way, then it exits with 0. A second signal, or
 * the deadline, ends it at once with 1.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), deadlineMs).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
