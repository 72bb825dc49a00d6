// 10,000 spam posts of ten kinds from 2,000 addresses, 200 honest ones among them, production limits:
//   npm run quality:spam
//   -- --hours 24   as if they came within a day, not within minutes
//   -- --kinds first   only the kinds that the signs were designed for
// Exits non-zero if anything is public, more than 50 spam posts are in the queue or more than 2 honest ones were
// refused.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { clientAddressHeader } from '@polydex/contract/client-address-header'
import { innerSecretHeader } from '@polydex/contract/inner-secret'
import { submitTool } from '@polydex/contract/submission'
import { databaseConfig } from '@polydex/core/db/config'
import { dropDatabase } from '@polydex/core/db/scratch-database'
import { limitNames } from '../../apps/api/src/limits/limit-config.ts'
import { startApi } from '../../tests/start-api.ts'
import { createSiteTemplate } from '../../tests/start-site.ts'
import { innerSecret } from '../../tests/test-secrets.ts'
import { listFurtherKinds } from './further-kinds.ts'
import { listHonestPosts, readUnlisted } from './honest-posts.ts'
import { simulate, sumTallies, type Outcome, type SendPost, type Tally } from './simulate.ts'
import { spamKinds } from './spam-kinds.ts'

const [maxQueued, maxRefused] = [50, 2]

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '0' },
    kinds: { type: 'string', default: 'all' },
    spam: { type: 'string', default: '10000' },
  },
})
const seed = Number(process.env['SEED'] ?? 19)
const listed = new Set(JSON.parse(await readFile('packages/core/src/testing/small-catalogue.json', 'utf8')) as string[])
const unlisted = await readUnlisted(listed)
const kinds = values.kinds === 'first' ? spamKinds : [...spamKinds, ...listFurtherKinds(await readUnlisted(new Set()))]

const show = (name: string, tally: Tally): void => {
  const { sent, limited, refused, held, delayed, queued, published } = tally
  console.log(
    `${name}: ${sent} sent, ${limited} over a limit, ${refused} refused, ${held} held, ${delayed} delayed, ${queued} in the queue, ${published} public`,
  )
}
function showSums(outcome: Outcome): void {
  show('all spam', sumTallies(outcome, false))
  show('all honest', sumTallies(outcome, true))
}

const databaseUrl = await createSiteTemplate(databaseConfig.parse(process.env).DATABASE_URL)
try {
  // An empty value selects the default. Counters of an earlier run have another key.
  const limits = Object.fromEntries(limitNames.map((name) => [name, '']))
  const api = await startApi(databaseUrl, {
    ...limits,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'error',
  })
  const send: SendPost = async (post, { address, token }) => {
    const response = await fetch(api.innerOrigin + submitTool.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [clientAddressHeader]: address,
        [innerSecretHeader]: innerSecret,
        ...(token !== undefined && { Authorization: token }),
      },
      body: JSON.stringify(post),
    })
    const body = (await response.json()) as { data?: { id: string } }
    return { status: response.status, id: body.data?.id }
  }
  try {
    const began = performance.now()
    const honest = listHonestPosts(unlisted)
    const [spam, hours] = [Number(values.spam), Number(values.hours)]
    const run = { databaseUrl, send, kinds, spam, addresses: 2_000, honest, seed, hours, onProgress: showSums }
    const outcome = await simulate(run)
    for (const [name, tally] of outcome.kinds) show(name, tally)
    for (const line of outcome.misjudged) console.log(`  ${line}`)
    showSums(outcome)
    console.log(`SEED=${seed}, ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    const [bad, good] = [sumTallies(outcome, false), sumTallies(outcome, true)]
    const isMet = bad.published === 0 && bad.queued <= maxQueued && good.refused + good.limited <= maxRefused
    process.exitCode = isMet ? 0 : 1
  } finally {
    await api.stop()
  }
} finally {
  await dropDatabase(databaseUrl)
}
