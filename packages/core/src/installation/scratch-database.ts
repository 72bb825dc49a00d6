import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { nameOfRole } from './database-role.ts'
import { explainLogin } from './own-database.ts'
import { refuseMarked } from './production-mark.ts'
import { surviveLoss } from '../db/survive-loss.ts'

/** Runs one statement in the server's maintenance database: a database cannot be created or dropped from inside itself. */
async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const client = surviveLoss(new Client({ connectionString: url.href }))
  await client.connect()
  try {
    await client.query(statement).catch(explainLogin)
  } finally {
    await client.end()
  }
}

/** Creates an empty database, or a copy of `template`, on the same server; returns its address. */
export async function createScratchDatabase(
  databaseUrl: string,
  purpose: string,
  template = 'template0',
): Promise<string> {
  // A copy comes from a database created here. Empty ones are only for tests and measurements.
  if (template === 'template0') await refuseMarked(databaseUrl, `a database for "${purpose}"`)
  return createDatabase(databaseUrl, `polydex_${purpose}_${randomBytes(4).toString('hex')}`, template)
}

async function createDatabase(databaseUrl: string, name: string, template: string): Promise<string> {
  await onServer(databaseUrl, `create database ${name} template ${template} owner ${nameOfRole('owner')}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Copies a database; the copy's name is the original's plus `suffix`. */
export const copyDatabase = (databaseUrl: string, suffix: string): Promise<string> =>
  createDatabase(databaseUrl, nameOf(databaseUrl) + suffix, nameOf(databaseUrl))

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1)

export async function dropDatabase(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, `drop database if exists ${nameOf(databaseUrl)} with (force)`)
}

/** Drops a database and creates it again, empty. */
export async function recreateDatabase(databaseUrl: string): Promise<void> {
  await dropDatabase(databaseUrl)
  await createDatabase(databaseUrl, nameOf(databaseUrl), 'template0')
}
