import { setTimeout as wait } from 'node:timers/promises'
import { runLoad } from '../bench/run-load.ts'
import { summarize } from '../bench/summarize.ts'
import type { RunningSite } from '../../tests/start-site.ts'
import { denialKinds, writeFlood } from './flood-kinds.ts'
import { createVisitors, logInAll, type Tries } from './honest-visitors.ts'

const postsPerSecond = 300
const tries = 20
/** Seconds in which the visitors come, one every second and a half, after the flood has begun. */
const honestSeconds = 30
/** Seconds from the start of the flood; by `late` its unrelated addresses have sent enough to be limited. */
const startSeconds = { early: 5, late: 80 }

const show = ({ succeeded, tries: all, statuses, slowestMs }: Tries): string =>
  `${succeeded} of ${all} logins within 2 s (${JSON.stringify(statuses)}, slowest ${slowestMs.toFixed(0)} ms)`

/**
 * Prints how many honest visitors can log in while a flood sends 300 forms a second. False if fewer than 19 of 20 can,
 * or if any visitor with a known device cannot; for unrelated addresses the others are only measured.
 */
export async function measureDenial(site: RunningSite): Promise<boolean> {
  let isHeld = true
  let made = 0
  const invite = async (isKnown: boolean) => createVisitors(site, tries, (made += tries), isKnown)
  for (const kind of denialKinds) {
    const isUnrelated = kind.name.includes('unrelated')
    const known = await invite(true)
    const [first, last] = [await invite(false), await invite(false)]
    const seconds = isUnrelated ? startSeconds.late + honestSeconds : startSeconds.early + honestSeconds
    const flooding = runLoad({
      origin: site.origin,
      headers: {},
      ...writeFlood(kind, (seconds + 5) * postsPerSecond, site.origin),
      pace: { rate: postsPerSecond },
    }).then(summarize)
    await wait(startSeconds.early * 1_000)
    const [ofKnown, ofNew] = await Promise.all([
      logInAll(site, known, honestSeconds),
      logInAll(site, first, honestSeconds),
    ])
    if (isUnrelated) await wait((startSeconds.late - startSeconds.early - honestSeconds) * 1_000)
    const ofLate = isUnrelated ? await logInAll(site, last, honestSeconds) : undefined
    const flood = await flooding
    console.log(
      `${kind.name}, ${postsPerSecond} forms a second to ${kind.path}: answers ${JSON.stringify(flood.statuses)}`,
    )
    console.log(`  logged in before: ${show(ofKnown)}`)
    console.log(`  never seen before: ${show(ofNew)}`)
    if (ofLate !== undefined) console.log(`  never seen before, after ${startSeconds.late} s of it: ${show(ofLate)}`)
    isHeld &&= ofKnown.succeeded === tries && (isUnrelated || ofNew.succeeded >= 19)
  }
  return isHeld
}
