import { readdirSync, readFileSync } from 'node:fs'
import { databaseConfig } from '@polydex/core/db/config'
import { environmentOfRole } from '@polydex/core/installation/database-role'
import { migrate } from '@polydex/core/installation/migrate'
import { migrateQueue } from '@polydex/core/installation/migrate-queue'
import { refuseMarked } from '@polydex/core/installation/production-mark'
import type { Logger } from '@polydex/process/create-logger'
import { isLocalDatabase } from '@polydex/core/installation/local-database'

export const migrationsFolder = 'database/migrations'

/** An editor may create a file before anything is in it; once applied, it could not be changed any more. */
const findEmpty = (): string | undefined =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .find((name) => !/^\s*[^\s-]/m.test(readFileSync(`${migrationsFolder}/${name}`, 'utf8')))

/**
 * Applies the missing migrations to a database of this machine; returns whether there were any. Logs what prevents it
 * and goes on: the apps say what they lack.
 */
export async function migrateLocal(
  environment: NodeJS.ProcessEnv,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<boolean> {
  try {
    const { DATABASE_URL } = databaseConfig.parse(environmentOfRole(environment, 'owner'))
    if (!isLocalDatabase(DATABASE_URL)) throw new Error('Not a database of this machine: npm run db:migrate')
    await refuseMarked(DATABASE_URL, 'npm run dev')
    const empty = findEmpty()
    if (empty !== undefined) throw new Error(`Migration ${empty} is empty`)
    const names = await migrate(DATABASE_URL)
    await migrateQueue(DATABASE_URL)
    for (const name of names) log.info(`applied ${name}`)
    return names.length > 0
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error))
    return false
  }
}
