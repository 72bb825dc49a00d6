import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Caches and open browsers still ask for the files of so many builds before the new one. */
const keptBuilds = 3

/** Hashed names: what a page of an older build asks for, and what a server of one may still load. */
const hashedFolders = ['client/assets', 'server/assets']

/** In each build: its own hashed files, then those of the builds before it. */
const listName = 'builds.json'

async function listFiles(build: string): Promise<string[]> {
  const lists = hashedFolders.map(async (folder) => {
    const names = await readdir(join(build, folder), { recursive: true }).catch(() => [])
    return names.map((name) => join(folder, name))
  })
  return (await Promise.all(lists)).flat()
}

const readBuilds = async (build: string): Promise<string[][]> =>
  readFile(join(build, listName), 'utf8').then(
    (text) => JSON.parse(text) as string[][],
    // Made before there was such a list: whatever it has is its own.
    async () => [await listFiles(build)],
  )

/** Lays the hashed files of the last builds beside those of the next one. Links, so that they take no room twice. */
export async function keepOldFiles(last: string, next: string): Promise<void> {
  const own = (await listFiles(next)).toSorted()
  // The same once more is no further build: it must not push out older ones.
  const before = (await readBuilds(last)).filter((files) => files.join() !== own.join())
  const known = new Set(own)
  for (const file of new Set(before.slice(0, keptBuilds).flat())) {
    if (known.has(file)) continue
    await mkdir(dirname(join(next, file)), { recursive: true })
    // Somebody may have removed it by hand; a folder is made with its files.
    await link(join(last, file), join(next, file)).catch(() => {})
  }
  await writeFile(join(next, listName), JSON.stringify([own, ...before].slice(0, keptBuilds + 1)))
}
