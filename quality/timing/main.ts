// Measures whether response times reveal who has an account:  npm run quality:timing
// 500 times each, known and unknown addresses in turn, against an API in a process of its own.
import { signUp } from '@polydex/contract/account'
import { databaseConfig } from '@polydex/core/db/config'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { startApi } from '../../tests/start-api.ts'
import { measureLogins } from './measure-logins.ts'

const rounds = 500
const maxDifferenceMs = 3

const databaseUrl = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'timing')
await migrate(databaseUrl)
await migrateQueue(databaseUrl)
const api = await startApi(databaseUrl, { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error' })
try {
  const ask = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    await (await fetch(api.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
  }
  await ask(signUp.path, { email: 'known@example.com', password: 'nine green umbrellas' })
  const medians = await measureLogins(ask, 'known@example.com', rounds)
  for (const { call, known, unknown, difference } of medians) {
    console.log(
      `${call}: median of ${rounds} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, difference ${difference.toFixed(2)} ms`,
    )
  }
  process.exitCode = medians.every(({ difference }) => difference < maxDifferenceMs) ? 0 : 1
} finally {
  await api.stop()
  await dropDatabase(databaseUrl)
}
