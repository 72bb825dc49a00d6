import { describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { rememberSwitches } from './remember-switches.ts'
import { turnSwitch } from './switches.ts'

const database = openTestDatabase()

describe('rememberSwitches', () => {
  it('asks at most once a second, and keeps the last known state while the database is unreachable', async () => {
    let now = 0
    const db = connect(database.urlOf('api'), { poolSize: 1 })
    const read = rememberSwitches(db, () => now)
    await turnSwitch(database.as('owner'), 'read-only', true)
    expect([...(await read())]).toEqual(['read-only'])
    await turnSwitch(database.as('owner'), 'no-mail', true)
    now = 999
    expect([...(await read())]).toEqual(['read-only'])
    now = 1_000
    expect([...(await read())]).toEqual(['read-only', 'no-mail'])
    await db.destroy()
    now = 2_000
    expect([...(await read())]).toEqual(['read-only', 'no-mail'])
  })
})
