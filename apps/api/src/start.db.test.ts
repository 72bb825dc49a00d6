import { setTimeout as wait } from 'node:timers/promises'
import { asRole } from '@polydex/core/installation/database-role'
import { findSchemaVersion } from '@polydex/core/installation/find-schema-version'
import { createScratchDatabase, dropDatabase } from '@polydex/core/installation/scratch-database'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { describe, expect, it } from 'vitest'
import { openDoor, throughDoor } from '../../../tests/open-door.ts'
import { findFreePort, observeProgram } from '../../../tests/start-program.ts'
import { waitFor } from '../../../scripts/wait-for.ts'
import { testSecretsKey } from '../../../tests/test-secrets.ts'

const database = openTestDatabase()

/** Starts as a demonstration: a real start would mark the database, and later tests could not use it. */
const start = (file: string, given: Record<string, string>) =>
  observeProgram(file, { DEMO: 'true', API_PORT: '0', SECRETS_KEY: testSecretsKey, ...given })

const programs = (['api', 'worker'] as const).map((app) => [app, `apps/${app}/src/main.ts`] as const)

const refusal = (app: string, role: string, what: string) =>
  `${app}: DATABASE_URL connects as ${role}, ${what}: use polydex_${app} instead (docs/operations.md, Roles)`

describe('startup', () => {
  it('waits for PostgreSQL, logs the wait, and completes once it is up', async () => {
    const door = await openDoor(new URL(database.url))
    await door.close()
    const port = await findFreePort()
    const program = start('apps/api/src/main.ts', {
      DATABASE_URL: throughDoor(database.urlOf('api'), door),
      API_PORT: String(port),
    })
    await program.untilWritten('waiting for PostgreSQL: connect ECONNREFUSED')
    await wait(300)
    expect(program.child.exitCode).toBeNull()
    await door.open()
    await waitFor(`http://127.0.0.1:${port}/readyz`)
    await program.untilWritten('PostgreSQL is up')
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
      status: 'ready',
      schema: await findSchemaVersion(database.db),
    })
    await program.stop()
    expect((await program.ended).err).toEqual([])
    await door.close()
  })

  it.each(programs)('of the %s fails with code 1 and one line if migrations are missing', async (app, file) => {
    const empty = await createScratchDatabase(database.url, 'empty')
    const { ended } = start(file, { DATABASE_URL: asRole(empty, app) })
    expect(await ended).toMatchObject({
      code: 1,
      err: [
        expect.stringMatching(
          new RegExp(`^${app}: The database lacks \\d+ migrations, the first 0001_\\w+\\.sql: npm run db:migrate$`),
        ),
      ],
    })
    await dropDatabase(empty)
  })

  it('fails with code 1 and one line as a superuser or as the owner', async () => {
    expect(await start('apps/api/src/main.ts', { DATABASE_URL: database.url }).ended).toMatchObject({
      code: 1,
      err: [refusal('api', 'polydex', 'a superuser or equivalent')],
    })
    expect(await start('apps/worker/src/main.ts', { DATABASE_URL: database.urlOf('owner') }).ended).toMatchObject({
      code: 1,
      err: [refusal('worker', 'polydex_owner', 'the owner of the tables')],
    })
  })
})
