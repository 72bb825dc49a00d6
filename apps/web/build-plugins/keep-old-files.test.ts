import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepOldFiles } from './keep-old-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What `npm run build` does, with one file that changes and one that does not. */
async function build(name: string): Promise<string[]> {
  const [last, next] = [join(folder, 'build'), join(folder, 'next')]
  await mkdir(join(next, 'client/assets'), { recursive: true })
  await writeFile(join(next, `client/assets/page-${name}.js`), name)
  await writeFile(join(next, 'client/assets/same-1.js'), 'same')
  await keepOldFiles(last, next)
  await rm(last, { recursive: true, force: true })
  await rename(next, last)
  return (await readdir(join(last, 'client/assets'))).toSorted()
}

it('keeps the files of the previous three builds, and no others', async () => {
  expect(await build('a')).toEqual(['page-a.js', 'same-1.js'])
  expect(await build('b')).toEqual(['page-a.js', 'page-b.js', 'same-1.js'])
  await build('c')
  expect(await build('d')).toEqual(['page-a.js', 'page-b.js', 'page-c.js', 'page-d.js', 'same-1.js'])
  expect(await build('e')).toEqual(['page-b.js', 'page-c.js', 'page-d.js', 'page-e.js', 'same-1.js'])
  expect(await readFile(join(folder, 'build/client/assets/page-b.js'), 'utf8')).toBe('b')
})
