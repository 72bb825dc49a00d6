import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Everything stored for the site that a script of this page could read. */
export const dumpStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('success', () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) return resolve([name])
              const transaction = opening.result.transaction(stores)
              const found = stores.map((store) => transaction.objectStore(store).getAll())
              transaction.addEventListener('complete', () =>
                resolve([name, found.map(({ result }) => result as unknown)]),
              )
            })
          }),
      ),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        const texts = requests.map(async ({ url }) => [url, await (await cache.match(url))?.text()])
        return [name, await Promise.all(texts)]
      }),
    )
    const workers = await navigator.serviceWorker.getRegistrations()
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      history: history.state as unknown,
      windowName: window.name,
      databases,
      cached,
      workers: workers.map(({ scope }) => scope),
    })
  })

/** Every file of a browser's profile after closing, as bytes in one string. */
export async function dumpProfile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n')
}
