import { createAccount } from '@polydex/core/account/create-account'
import { storeSession } from '@polydex/core/account/create-session'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import type { Db } from '@polydex/core/db/connect'

/** Thirty tools, and an account that is logged in. */
export async function prepareFavorites(db: Db): Promise<{ token: string; slugs: string[] }> {
  const slugs = Array.from({ length: 30 }, (_, index) => `tool-${index}`)
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    slugs.map((slug) => toolEntryOf(slug)),
  )
  const accountId = await createAccount(db, { email: 'keeper@example.com', passwordHash: '$argon2id$x', locale: 'en' })
  const { token } = await storeSession(db, accountId, { isRemembered: true, browser: null, system: null })
  return { token, slugs }
}
