import { readFile } from 'node:fs/promises'

/** Ticks of all CPUs since boot, and how many of them the hypervisor gave to other guests. */
async function readTicks(): Promise<{ all: number; stolen: number }> {
  const ticks = (await readFile('/proc/stat', 'utf8')).split('\n', 1)[0]?.split(/\s+/).slice(1, 9).map(Number) ?? []
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 }
}

/** Latencies in a virtual machine depend on its host. Returns a function that reports the share of CPU time stolen since. */
export async function watchStolenTime(): Promise<() => Promise<string>> {
  const before = await readTicks()
  return async () => {
    const after = await readTicks()
    const share = (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
    return `the host took ${(share * 100).toFixed(1)} % of the processors`
  }
}
