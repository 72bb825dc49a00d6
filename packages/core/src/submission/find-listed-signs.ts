import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearTools } from '../search/query/near-tools.ts'
import { squash } from '../search/text/name-keys.ts'
import { registrableDomainOf } from './registrable-domain.ts'
import { countCommon, requiredOverlap, sketchText } from './sketch-text.ts'
import type { SpamSign } from './spam-signs.ts'

const compared = { maxWords: 8, maxTools: 5 }

type Sent = { name: string; text: string; domain: string | undefined; locale: Locale }

/** Signs that a submission imitates a listed tool of another domain: its name, or its text. */
export async function findListedSigns(db: Db, sent: Sent): Promise<SpamSign[]> {
  const [isNamed, isCopied] = [await hasListedName(db, sent), await isCopy(db, sent)]
  return [...(isNamed ? (['listed-name'] as const) : []), ...(isCopied ? (['copied'] as const) : [])]
}

async function hasListedName(db: Db, { name, domain }: Sent): Promise<boolean> {
  const { rows } = await sql<{ homepage: string }>`
    select tools.homepage_url as homepage
    from search_names join tools on tools.id = search_names.tool_id and tools.status = 'published'
    where search_names.key = ${squash(name)} and search_names.position = 0
    limit 20
  `.execute(db)
  return rows.length > 0 && rows.every(({ homepage }) => registrableDomainOf(new URL(homepage).hostname) !== domain)
}

async function isCopy(db: Db, { name, text, domain, locale }: Sent): Promise<boolean> {
  const sketch = sketchText(text, name)
  const needed = requiredOverlap(sketch)
  if (needed === undefined) return false
  const { rows } = await sql<{ name: string; homepage: string; description: string }>`
    with ${nearTools(text, locale, compared)}
    select tools.name, tools.homepage_url as homepage, tool_texts.description
    from near
    join tools on tools.id = near.tool_id
    join tool_texts on tool_texts.tool_id = near.tool_id
  `.execute(db)
  return rows.some(
    (listed) =>
      countCommon(sketch, sketchText(listed.description, listed.name)) >= needed &&
      registrableDomainOf(new URL(listed.homepage).hostname) !== domain,
  )
}
