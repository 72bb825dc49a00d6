import { readFile } from 'node:fs/promises'
import { keptOnServer } from '@polydex/contract/http/kept-on-server'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { findReferringTables } from '../testing/test-references.ts'

const database = openTestDatabase()

describe('personal data', () => {
  it('is documented in docs/operations.md for every table that stores it', async () => {
    const text = await readFile('docs/operations.md', 'utf8')
    const section = /^## Retention\n(.*?)^## /ms.exec(text)?.[1] ?? ''
    const names = [
      ...(await findReferringTables(database.db, 'accounts')),
      'accounts',
      'account_deletions',
      'mails',
      'reply_addresses',
      'mailed_addresses',
      'missed_searches',
      'tool_trials',
      'job_runs',
    ]
    expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  })

  it('D2.9b is listed on /privacy for exactly the tables that store it', async () => {
    const [ofAccounts, ofCases, ofLists] = await Promise.all([
      findReferringTables(database.db, 'accounts'),
      findReferringTables(database.db, 'cases'),
      findReferringTables(database.db, 'own_lists'),
    ])
    expect(ofCases).toContain('submissions')
    const names = [
      ...ofAccounts,
      ...ofCases,
      ...ofLists,
      'accounts',
      'account_deletions',
      'mails',
      'mailed_addresses',
      'missed_searches',
      'tool_trials',
    ]
    const listed: string[] = Object.values(keptOnServer).flatMap(({ tables }) => tables)
    expect([...new Set(names)].toSorted()).toEqual(listed.toSorted())
  })
})
