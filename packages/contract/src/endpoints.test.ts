import { glob } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

/** The path of every object with a path that files of the contract export, in order; of endpoints only, if asked. */
async function findPaths(pattern: string, onlyEndpoints: boolean): Promise<string[]> {
  const paths: string[] = []
  for await (const file of glob(pattern, { cwd: import.meta.dirname, exclude: ['*.test.ts', 'endpoints.ts'] })) {
    const values = Object.values(
      (await import(/* @vite-ignore */ `./${file}`)) as Record<string, { path?: string; output?: unknown }>,
    )
    for (const { path, output } of values)
      if (path !== undefined && (output !== undefined || !onlyEndpoints)) paths.push(path)
  }
  return paths.toSorted()
}

const listed = endpoints.map(({ path }) => path).toSorted()

describe('the list of endpoints', () => {
  it('holds every endpoint of the contract, once', async () => {
    expect(listed).toEqual(await findPaths('*.ts', true))
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('holds every call, each with its schemas', async () => {
    expect(listed).toEqual(await findPaths('calls/*.ts', false))
  })
})
