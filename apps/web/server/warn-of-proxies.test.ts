import type { Request, Response } from 'express'
import { describe, expect, it } from 'vitest'
import { warnOfProxies } from './warn-of-proxies.ts'

const isPlain = { NODE_ENV: 'production', SITE_ORIGIN: 'http://127.0.0.1:3000', namesProxies: false } as const

/** How often it warned at the start, and after two requests of each kind. */
function count(given: Parameters<typeof warnOfProxies>[0]): number[] {
  const said: string[] = []
  const look = warnOfProxies(given, (text) => said.push(text))
  const ask = (headers: Record<string, string>) => {
    const counted = said.length
    for (const _turn of [1, 2]) look({ headers } as unknown as Request, {} as Response, () => {})
    return said.length - counted
  }
  return [said.length, ask({}), ask({ 'x-forwarded-for': '203.0.113.1' })]
}

describe('a proxy that nobody named', () => {
  it('is warned of once: at the start on https, else when a request came through it', () => {
    expect(count({ ...isPlain, SITE_ORIGIN: 'https://polydex.example' })).toEqual([1, 0, 0])
    expect(count(isPlain)).toEqual([0, 0, 1])
  })

  it('is no matter where proxies are named, nor in development', () => {
    expect(count({ ...isPlain, SITE_ORIGIN: 'https://polydex.example', namesProxies: true })).toEqual([0, 0, 0])
    expect(count({ ...isPlain, NODE_ENV: 'development' })).toEqual([0, 0, 0])
  })
})
