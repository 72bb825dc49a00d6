/** Processes items with several concurrent workers, such as browser pages; each takes the next item when it is free. */
export async function inLanes<Worker, Item>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(worker, item)
    }),
  )
}
