import { glob } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { claimTool } from '../case/claim.ts'
import { newSession } from '../account/account-fields.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** The paths of all endpoints that files of the contract export, in order. */
async function findPaths(): Promise<string[]> {
  const paths: string[] = []
  const rooms = glob('*/*.ts', {
    cwd: dirname(import.meta.dirname),
    exclude: ['*/*.test.ts', 'http/endpoints.ts', 'calls/*'],
  })
  for await (const file of rooms) {
    const values = Object.values(
      (await import(/* @vite-ignore */ `../${file}`)) as Record<string, { path?: string; output?: unknown }>,
    )
    for (const { path, output } of values) if (path !== undefined && output !== undefined) paths.push(path)
  }
  return paths.toSorted()
}

const all: readonly Endpoint[] = endpoints
const listed = endpoints.map(({ path }) => path).toSorted()

/** The token of a claim grants no access: its holder publishes it. */
const answersToken = ({ path, output }: Endpoint) =>
  output === newSession || (output instanceof z.ZodObject && 'token' in output.shape && path !== claimTool.path)

describe('the list of endpoints', () => {
  it('contains every endpoint of the contract exactly once', async () => {
    expect(listed).toEqual(await findPaths())
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('marks exactly the calls that return a session token as starting a session', () => {
    expect(all.filter(answersToken).map(({ path }) => path)).toEqual(
      all.filter(({ session }) => session === 'starts').map(({ path }) => path),
    )
  })

  it('counts every hash of a password in a limit', () => {
    const hashing = all.filter(({ cost }) => cost === 'hashing')
    const counting = hashing.filter(({ limits = [] }) =>
      limits.some(({ counts }) => counts === undefined || counts === 'hashes'),
    )
    expect(hashing.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['signUp', 'login', 'resetPassword', 'changePassword', 'deleteAccount']),
    )
    expect(counting).toEqual(hashing)
  })

  it('defines limits only on fields that the call has', () => {
    const missing = all.flatMap(({ path, input, limits = [] }) => {
      const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
      const needed = limits.flatMap(({ per, onlyWith }) =>
        [onlyWith ?? [], /email|device/.test(per) ? 'email' : []].flat(),
      )
      return needed.filter((field) => !fields.includes(field)).map((field) => `${path} ${field}`)
    })
    expect(missing).toEqual([])
  })
})
