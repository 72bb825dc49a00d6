import { sql } from 'kysely'
import { registrableDomainOf } from '../submission/registrable-domain.ts'
import type { Db } from '../db/connect.ts'

const maxLength = 80

/** Latin letters, digits and single hyphens; empty for a name without any. */
const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength - 4)
    .replace(/^-+|-+$/g, '')

/**
 * Proposes a slug for a new tool that no tool has or had: its name, else its domain, else the first of these with a
 * number. A tool whose publication was undone gets its slug back.
 */
export async function proposeSlug(db: Db, { name, url }: { name: string; url: string }): Promise<string> {
  const former = await db
    .selectFrom('tools')
    .select('slug')
    .where('homepage_url', '=', url)
    .where('status', '=', 'removed')
    .where('is_decided', '=', true)
    .executeTakeFirst()
  if (former !== undefined) return former.slug
  const host = new URL(url).hostname
  const wanted = [toSlug(name), toSlug(registrableDomainOf(host) ?? host)].filter((slug) => slug !== '')
  const numbered = Array.from({ length: 97 }, (_, index) => `${wanted[0]}-${index + 2}`)
  const candidates = [...wanted, ...numbered]
  const { rows } = await sql<{ slug: string }>`
    select slug from tools where slug = any (${candidates}::text[])
    union
    select slug from tool_aliases where slug = any (${candidates}::text[])
  `.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  const free = candidates.find((slug) => !taken.has(slug))
  if (free === undefined) throw new Error(`No slug is free for ${name}`)
  return free
}
