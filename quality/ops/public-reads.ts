import { getCategoryGroups, getHome } from '@polydex/contract/calls/category'
import { logIn, signUp } from '@polydex/contract/calls/login'
import { getCategoryRanking, getTrendingRanking } from '@polydex/contract/calls/ranking'
import { getRandomTools, getSuggestions, getTools } from '@polydex/contract/calls/tool'
import { ask, countStatuses } from './steady-load.ts'
import type { Bar } from './drill.ts'

/** Every kind of public read; one search finds nothing, which the API counts in the database. */
const calls = [
  `${getCategoryGroups.path}?locale=en`,
  `${getHome.path}?locale=ja`,
  `${getTools.path}?locale=de`,
  `${getTools.path}?locale=en&q=xyzzyqwert`,
  `${getSuggestions.path}?locale=en&q=cha`,
  `${getRandomTools.path}?locale=en`,
]
const writes = [
  [signUp.path, { email: 'somebody@example.com', password: 'nine green umbrellas' }],
  [logIn.path, { email: 'known@example.com', password: 'nine green umbrellas' }],
] as const

/** The everyday reads of visitors: lists, a search, rankings. */
export const listVisitorReads = (origin: string): string[] =>
  [
    `${getCategoryGroups.path}?locale=en`,
    `${getTools.path}?locale=en`,
    `${getTools.path}?locale=de&q=bild`,
    `${getCategoryRanking.path}?locale=ja`,
    `${getTrendingRanking.path}?locale=es`,
  ].map((path) => origin + path)

/** Creates an account before the database stops taking writes. */
export async function createKnownAccount(origin: string): Promise<void> {
  const { status } = await post(origin, signUp.path, { ...writes[1][1] })
  if (status !== 200) throw new Error(`Could not create an account: ${status}`)
}

/** Sends JSON to the API. */
export const post = (origin: string, path: string, body: object) =>
  ask(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

/** Checks that all reads are answered. */
export async function checkReads(name: string, origin: string): Promise<Bar> {
  const answers = await Promise.all(calls.map((path) => ask(`${origin}${path}`)))
  return {
    name: `${name}: public reads (200)`,
    measured: countStatuses(answers),
    isMet: answers.every(({ status }) => status === 200),
  }
}

/** Checks that writes are refused with 503, a code and a message. */
export async function checkWrites(name: string, origin: string): Promise<Bar> {
  const answers = await Promise.all(
    writes.map(async ([path, body]) => {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
      const { code, message } = (await response.json()) as { code?: string; message?: string }
      return `${response.status} ${code}${message === undefined ? ' without a text' : ''}`
    }),
  )
  return {
    name: `${name}: writes (503 unavailable)`,
    measured: answers.join(', '),
    isMet: answers.every((answer) => answer === '503 unavailable'),
  }
}

/** Repeats a check until its bar is met or the time is up. */
export async function waitForBar(check: () => Promise<Bar>, patienceMs: number): Promise<Bar> {
  for (const began = performance.now(); ;) {
    const bar = await check().catch((error: Error): Bar => ({
      name: 'no answer',
      measured: error.message,
      isMet: false,
    }))
    const ms = Math.round(performance.now() - began)
    if (bar.isMet || ms > patienceMs) return { ...bar, name: `${bar.name} after ${ms} ms` }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
