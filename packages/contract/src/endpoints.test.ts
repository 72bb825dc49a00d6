import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

/** The path of every endpoint that a file of the contract exports. */
async function findPaths(): Promise<string[]> {
  const paths: string[] = []
  for await (const file of glob('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', 'endpoints.ts'] })) {
    const values = Object.values(
      (await import(/* @vite-ignore */ `./${file}`)) as Record<string, { path?: string; output?: unknown }>,
    )
    for (const { path, output } of values) if (path !== undefined && output !== undefined) paths.push(path)
  }
  return paths.toSorted()
}

describe('the list of endpoints', () => {
  it('holds every endpoint of the contract, once', async () => {
    expect(endpoints.map(({ path }) => path).toSorted()).toEqual(await findPaths())
    expect(new Set(endpoints).size).toBe(endpoints.length)
  })
})
