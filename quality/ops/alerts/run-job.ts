import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asRole } from '@polydex/core/db/database-role'
import type { EdgeStack } from '../edge-stack.ts'

const run = promisify(execFile)

/** Runs `npm run job …` on the stack with its settings, overridden by `others`. Rejects if the job fails. */
export async function runJob(
  { options: { folder }, databaseUrl }: EdgeStack,
  words: readonly string[],
  others: Record<string, string> = {},
): Promise<void> {
  const settings = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as Record<string, string>
  const env = { ...process.env, NODE_ENV: 'production', ...settings, ...others }
  await run(process.execPath, ['apps/worker/src/run-job.ts', ...words], {
    env: { ...env, DATABASE_URL: asRole(databaseUrl, 'worker') },
  })
}

/** Runs a job that must fail; throws if it succeeds. */
export async function failJob(stack: EdgeStack, words: readonly string[], others: Record<string, string> = {}) {
  const isDone = await runJob(stack, words, others).then(
    () => true,
    () => false,
  )
  if (isDone) throw new Error(`${words.join(' ')} succeeded, but was expected to fail`)
}
