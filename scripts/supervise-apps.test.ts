import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { superviseApps, type App } from './supervise-apps.ts'

let folder: string
let said: string[]
let halt: () => void
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-supervise-'))
  said = []
})
afterEach(() => {
  halt()
  return rm(folder, { recursive: true })
})

/** A program that notes its start and its end in one file. */
const app = (name: string, code = ''): App => ({
  name,
  command: [
    '-e',
    `const note = (word) => require('node:fs').appendFileSync(process.env.NOTES, word + ' ${name}\\n')
     note('start'); setInterval(() => {}, 1000)
     process.on('SIGTERM', () => setTimeout(() => { note('end'); process.exit(0) }, 100)); ${code}`,
  ],
  environment: { PATH: process.env['PATH'], NOTES: join(folder, 'notes') },
})

const readNotes = async () =>
  (await readFile(join(folder, 'notes'), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')

async function waitForNotes(isThere: (notes: string[]) => boolean): Promise<string[]> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const notes = await readNotes()
    if (isThere(notes)) return notes
    await wait(25)
  }
  throw new Error(`Only this was noted: ${(await readNotes()).join(', ')}`)
}

const say = (text: unknown) => said.push(String(text))

function supervise(apps: App[]): Promise<0 | 1> {
  const stop = new Promise<void>((resolve) => {
    halt = resolve
  })
  return superviseApps({ apps, log: { warn: say }, stop })
}

describe('superviseApps', () => {
  it('stops apps one after the other, in the order given, and returns 0', async () => {
    const over = supervise([app('web'), app('api'), app('worker')])
    await waitForNotes((words) => words.length === 3)
    halt()
    expect(await over).toBe(0)
    expect((await readNotes()).slice(3)).toEqual(['end web', 'end api', 'end worker'])
  })

  it('restarts an app that keeps exiting ever more slowly, and leaves the others alone', async () => {
    const over = supervise([app('web'), app('broken', 'process.exit(1)')])
    const notes = await waitForNotes((words) => words.filter((word) => word === 'start broken').length === 4)
    expect(said.slice(0, 3)).toEqual(
      [250, 500, 1_000].map((ms) => `broken exited with code 1; restarting it in ${ms} ms`),
    )
    expect(notes.filter((word) => word.endsWith('web'))).toEqual(['start web'])
    halt()
    expect(await over).toBe(0)
  })
})
