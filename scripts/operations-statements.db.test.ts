import { readFile } from 'node:fs/promises'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const database = openTestDatabase()

describe('docs/operations.md, Requests of people', () => {
  it('has only statements that the owner of this schema can run', async () => {
    const text = await readFile('docs/operations.md', 'utf8')
    const section = /^## Requests of people\n(.*?)^## /ms.exec(text)?.[1] ?? ''
    const statements = [...section.matchAll(/^psql "\$OWNER_DATABASE_URL" -c "(.+)"$/gm)].map(([, found = '']) => found)
    expect(statements.length).toBeGreaterThan(4)
    for (const statement of statements) await sql.raw(statement).execute(database.as('owner'))
  })
})

describe('docs/runbook.md', () => {
  it('has only statements that are valid for this schema', async () => {
    const text = await readFile('docs/runbook.md', 'utf8')
    const statements = [...text.matchAll(/psql(?: polydex)? -c (["'])(.+?)\1`/g)].map(([, , found = '']) => found)
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
})
