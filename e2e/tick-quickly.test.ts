import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { isLong } from '../tests/run-mode.ts'
import { doFilterActs, type FilterAct } from './filter-acts.ts'
import { expect, offlineFaults, sampleSite, test } from './site.ts'
import { countIn, read, slugsIn } from './tool-lists.ts'
import { waitForScript } from './wait-for-script.ts'

const dataOf = /\/find\.data/
/** The parts run in parallel. */
const [parts, sequences] = isLong ? [4, 50] : [1, 10]
const pagesAtOnce = 4

type Sequence = { acts: FilterAct[]; answerMs: number[] }

/** Mostly ticks, like visitors. */
const kinds: FilterAct['kind'][] = ['tick', 'tick', 'tick', 'tick', 'sort', 'order', 'back']

// Uniform: long pauses are as likely as short ones.
const pauseMs = fc.noBias(fc.integer({ min: 0, max: 600 }))
const sequence: fc.Arbitrary<Sequence> = fc.record({
  acts: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      pick: fc.noBias(fc.integer({ min: 0, max: 999 })),
      gapMs: pauseMs,
    }),
    { minLength: 4, maxLength: 8 },
  ),
  answerMs: fc.array(pauseMs, { minLength: 8, maxLength: 8 }),
})
/** Each sequence continues in the page of the one before, and begins with all filters off. */
const fresh: FilterAct = { kind: 'clear', pick: 0, gapMs: 0 }

/** Disagreements once everything has settled; empty if there are none. */
async function findFaults(page: Page, { acts }: Sequence): Promise<unknown[]> {
  const { done, wish, surprises, ...seen } = await doFilterActs(page, [fresh, ...acts])
  const html = await read(`/find${seen.search}`)
  const wanted = { ...seen, address: wish, boxes: wish, slugs: slugsIn(html) }
  const count = seen.count === 'No tools' ? 0 : Number.parseInt(seen.count, 10)
  const agrees = JSON.stringify(seen) === JSON.stringify(wanted) && count === countIn(html)
  return [...(agrees ? [] : [{ done, seen, wanted }]), ...surprises]
}

/** Delays answers as the sequence says, so that a later one may arrive first. */
async function openSlowly(page: Page, running: { answerMs: number[] }): Promise<string[]> {
  const moved: string[] = []
  let asked = 0
  await page.route(dataOf, async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, running.answerMs[asked % running.answerMs.length]))
    await route.continue().catch(() => undefined)
  })
  page.on('response', (response) => {
    if (dataOf.test(response.url()) && response.status() !== 200) moved.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(`${sampleSite}/find`)
  await waitForScript(page)
  return moved
}

for (let part = 1; part <= parts; part += 1)
  test(`S1.1d rapid ticks and sorts are never lost, in whatever order lists arrive (${part} of ${parts})`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + sequences * 10_000)
    const seed = isLong ? Math.floor(Math.random() * 2 ** 31) : 16
    const left = fc.sample(sequence, { numRuns: sequences, seed })
    const [faults, moved]: [unknown[], string[]] = [[], []]
    const work = async () => {
      const page = await context.newPage()
      const running = { answerMs: [0] }
      const elsewhere = await openSlowly(page, running)
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        running.answerMs = next.answerMs
        const found = await findFaults(page, next)
        if (found.length > 0) faults.push(found)
      }
      moved.push(...elsewhere)
    }
    await Promise.all(Array.from({ length: pagesAtOnce }, work))
    expect(faults, `seed ${seed}: ${faults.length} of ${sequences} sequences lost something`).toEqual([])
    expect(moved, 'each list is asked for once').toEqual([])
  })

test.describe('without a network', () => {
  test.use({ expectedFaults: offlineFaults })

  test('S1.1d S4.6 ticks wait, and boxes, address and list agree when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/find')
    await waitForScript(page)
    await context.setOffline(true)
    const paid = page.getByRole('checkbox', { name: 'Paid' })
    const templates = page.getByRole('checkbox', { name: 'Templates' })
    await paid.check()
    await templates.check()
    await expect(page.locator('.offline-notice')).toHaveText('You are offline. The next page needs a connection.')
    await expect(paid).toBeChecked()
    await context.setOffline(false)
    await expect(page).toHaveURL('/find?price=paid&features=templates')
    await expect(paid).toBeChecked()
    await expect(templates).toBeChecked()
    const html = await read('/find?price=paid&features=templates')
    await expect(page.locator('.card h3 a')).toHaveCount(slugsIn(html).length)
  })
})
