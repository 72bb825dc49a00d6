import { randomUUID } from 'node:crypto'
import { createAccount } from '../account/create-account.ts'
import type { Db } from '../db/connect.ts'
import { correctTool } from '../correction/correct-tool.ts'
import { appointEditor } from '../editor/appoint-editor.ts'
import { submitTool } from '../submission/submit-tool.ts'

/** Creates an account without a usable password; returns its id. */
export const createTestAccountRow = (db: Db, email = `${randomUUID()}@example.com`): Promise<number> =>
  createAccount(db, { email, passwordHash: '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA', locale: 'en' })

export async function createTestEditor(db: Db, name: string): Promise<number> {
  const email = `${randomUUID()}@example.com`
  await createTestAccountRow(db, email)
  return (await appointEditor(db, email, name)).accountId
}

/** Sends a submission from a visitor or an account; returns the id of its case. */
export async function submitTestTool(db: Db, host: string, given: object = {}, accountId?: number): Promise<string> {
  const input = {
    name: `Tool of ${host}`,
    url: `https://${host}/`,
    categories: ['copywriting'],
    description: `Turns the notes of ${host} into short briefings.`,
    locale: 'en' as const,
    ...given,
  }
  return (await submitTool(db, input, { accountId, keyring: undefined })).id
}

/** Sends a correction from a visitor; returns the id of its case. */
export async function correctTestTool(db: Db, toolId: string, given: object = {}): Promise<string> {
  const input = { toolId, problem: 'wrong-fact' as const, text: 'It is free.', locale: 'en' as const, ...given }
  return (await correctTool(db, input, { accountId: undefined, keyring: undefined })).id
}
