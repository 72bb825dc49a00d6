import { readFile } from 'node:fs/promises'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

const database = openTestDatabase()
const text = await readFile('docs/operations.md', 'utf8')
const [, before = '', runbook = ''] = /^(.*)^## Runbook\n(.*)/ms.exec(text) ?? []

it('docs/operations.md has only statements that the owner of this schema can run', async () => {
  const statements = [...before.matchAll(/^psql "\$OWNER_DATABASE_URL" -c "(.+)"$/gm)].map(([, found = '']) => found)
  expect(statements.length).toBeGreaterThan(4)
  for (const statement of statements) await sql.raw(statement).execute(database.as('owner'))
})

it('the runbook has a heading for each alert, and only statements that are valid for this schema', async () => {
  const rules = await readFile('deploy/monitoring/alerts.yml', 'utf8')
  const alerts = new Set([...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name))
  expect(new Set([...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name))).toEqual(alerts)
  const statements = [...runbook.matchAll(/psql(?: polydex)? -c (["'])(.+?)\1`/g)].map(([, , found = '']) => found)
  expect(statements.length).toBeGreaterThan(8)
  for (const statement of statements) {
    const filled = statement
      .replace("'<id>'", 'gen_random_uuid()')
      .replace('<table>', 'tools')
      .replace(/<(?:id|held_by)>/, '1')
    // Explained, not run: some statements terminate other sessions.
    await sql.raw(filled.startsWith('vacuum ') ? filled : `explain ${filled}`).execute(database.db)
  }
})
