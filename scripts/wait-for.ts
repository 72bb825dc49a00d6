import { setTimeout as wait } from 'node:timers/promises'

/** Resolves when the address answers 200; rejects after 30 seconds. */
export async function waitFor(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`${address} did not come up`)
}
