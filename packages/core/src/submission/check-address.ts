import { fieldMessage } from '@polydex/contract/text/field-message'
import type { Locale } from '@polydex/contract/locale/locale'
import type { CheckAddressInput, CheckedAddress } from '@polydex/contract/case/submission'
import { sql, type RawBuilder } from 'kysely'
import { hiddenCharacter } from '@polydex/contract/text/hidden-character'
import { AppError } from '../app-error.ts'
import { findOpenCase } from '../case/create-case.ts'
import { siteHostOf } from '../catalogue/entry/homepage.ts'
import type { Db } from '../db/connect.ts'
import { addressKeyOf } from './address-key.ts'
import { isDeceptiveHost } from './is-deceptive-host.ts'
import { registrableDomainOf } from './registrable-domain.ts'

/** Whether percent-escapes stand for invisible characters. Not part of the checks in browsers, because it is rare. */
const hidesCharacters = (url: string): boolean => hiddenCharacter.test(decodeEscapes(new URL(url).href))

/** Decodes each run of escapes separately, so that bytes that are not UTF-8 do not hide those around them. */
const decodeEscapes = (href: string): string =>
  href.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const bytes = Uint8Array.from(escapes.slice(1).split('%'), (digits) => Number.parseInt(digits, 16))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  })

const maxTools = 5
/** Tools of one host to compare with; on hosts with more, a listed address may only be noticed later, by an editor. */
const maxCompared = 1_000

/** Looks up an address: a listed tool, an open submission, other tools of its domain. Throws `invalid_input`. */
export async function checkAddress(db: Db, { url, locale }: CheckAddressInput): Promise<CheckedAddress> {
  const domain = requireDomain(url, 'url')
  const key = addressKeyOf(url)
  const ofHost = await findTools(db, locale, sql`select id from sites where host = ${siteHostOf(url)}`, maxCompared)
  const listed = ofHost.filter(({ homepage }) => addressKeyOf(homepage) === key)
  if (listed.length > 0) return { status: 'listed', tools: listed.slice(0, maxTools).map(nameTool) }
  if ((await findOpenCase(db, { kind: 'submission', subject: key, isQueued: true })) !== undefined)
    return { status: 'waiting', tools: [] }
  const tools = (await findTools(db, locale, sitesOf(domain), maxTools)).map(nameTool)
  return { status: tools.length > 0 ? 'same-site' : 'new', tools }
}

/** The registrable domain of an address. Throws `invalid_input` for a host that cannot be registered or is deceptive. */
export function requireDomain(url: string, field: string): string {
  const { hostname } = new URL(url)
  const domain = registrableDomainOf(hostname)
  if (domain === undefined || isDeceptiveHost(hostname) || hidesCharacters(url))
    throw new AppError('invalid_input', 'The host is not public', { [field]: fieldMessage.urlInvalid })
  return domain
}

/** All hosts of a domain, as a range of the index: a generic plan would not use the index for a pattern. */
function sitesOf(domain: string): RawBuilder<unknown> {
  const reversed = Array.from(domain).toReversed().join('')
  return sql`
    select id from sites where host = ${domain.replace(/^www\./, '')}
    union all
    select id from sites where reverse(host) ~>=~ ${`${reversed}.`} and reverse(host) ~<~ ${`${reversed}/`}`
}

type FoundTool = { slug: string; name: string; homepage: string }

const nameTool = ({ slug, name }: FoundTool) => ({ slug, name })

async function findTools(db: Db, locale: Locale, sites: RawBuilder<unknown>, limit: number): Promise<FoundTool[]> {
  const { rows } = await sql<FoundTool>`
    with meant as materialized (${sites})
    select tools.slug::text, coalesce(tool_texts.name, tools.name) as name, tools.homepage_url as homepage
    from meant
    join tools on tools.site_id = meant.id and tools.status in ('published', 'closed')
    left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    order by tools.slug
    limit ${limit}
  `.execute(db)
  return rows
}
