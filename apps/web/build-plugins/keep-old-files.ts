import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Caches and open browsers still request the files of this many previous builds. */
const keptBuilds = 3

/** Hashed names: pages of an older build request the former, and a server running one may still load the latter. */
const hashedFolders = ['client/assets', 'server/assets']

/** In each build: its own hashed files, then those of previous builds. */
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
    // A build from before this list existed: all its files are its own.
    async () => [await listFiles(build)],
  )

/** Adds the hashed files of previous builds to the next one, as hard links that take no extra space. */
export async function keepOldFiles(last: string, next: string): Promise<void> {
  const own = (await listFiles(next)).toSorted()
  // An identical rebuild is not a new build: it must not evict older ones.
  const before = (await readBuilds(last)).filter((files) => files.join() !== own.join())
  const known = new Set(own)
  for (const file of new Set(before.slice(0, keptBuilds).flat())) {
    if (known.has(file)) continue
    await mkdir(dirname(join(next, file)), { recursive: true })
    // Someone may have removed it by hand; folders are created along with their files.
    await link(join(last, file), join(next, file)).catch(() => {})
  }
  await writeFile(join(next, listName), JSON.stringify([own, ...before].slice(0, keptBuilds + 1)))
}
