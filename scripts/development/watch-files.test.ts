import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchFiles } from './watch-files.ts'

it('reports a file each time an editor replaces it, and files of new folders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-watch-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'a', 'x.ts')
  await mkdir(join(folder, 'a'))
  await writeFile(file, '')
  const saved: string[] = []
  watchFiles([folder], (path) => saved.push(path))
  const isReported = (path: string) => vi.waitFor(() => expect(saved.splice(0)).toContain(path), 10_000)

  for (let save = 0; save < 4; save += 1) {
    await writeFile(join(folder, 'a', '.x.swp'), String(save))
    await rename(join(folder, 'a', '.x.swp'), file)
    await isReported(file)
  }
  await mkdir(join(folder, 'b', 'c'), { recursive: true })
  await writeFile(join(folder, 'b', 'c', 'y.ts'), '')
  await isReported(join(folder, 'b', 'c', 'y.ts'))
  expect(saved.some((path) => path.endsWith('.swp'))).toBe(false)
})
