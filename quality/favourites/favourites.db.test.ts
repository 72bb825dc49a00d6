import { openTestDatabase } from '@polydex/core/testing/test-database'
import { describe, expect, it } from 'vitest'
import { prepareFavorites } from './prepare-favorites.ts'
import { runChanges } from './run-changes.ts'

const database = openTestDatabase()

describe('favourites', () => {
  // The short form of quality:favourites.
  it('S3.3 match the last acknowledged changes: 200 changes by 20 clients, with the API killed midway', async () => {
    const prepared = await prepareFavorites(database.db)
    const seed = Math.floor(Math.random() * 2 ** 31)
    console.log(`favourites: seed ${seed}`)
    const options = { databaseUrl: database.url, ...prepared, changes: 200, clients: 20, kills: 1, seed }
    expect(await runChanges(options)).toMatchObject({ acknowledged: 200, kills: 1, differing: [] })
  }, 60_000)
})
