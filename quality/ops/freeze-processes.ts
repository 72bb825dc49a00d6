/** Signals processes. Skips those that have exited meanwhile, such as a backend of PostgreSQL. */
export function signalProcesses(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {}
}

/** Suspends processes; the returned function resumes them. */
export function freezeProcesses(pids: readonly number[]): () => void {
  signalProcesses(pids, 'SIGSTOP')
  return () => signalProcesses(pids, 'SIGCONT')
}
