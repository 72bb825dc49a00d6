import { text } from 'node:stream/consumers'
import { networksOf } from '@polydex/contract/address/networks-of'
import type { Trust } from '@polydex/contract/address/trusted-proxies'
import { visitorAddressOf } from '@polydex/contract/address/visitor-address'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Request, RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { fieldsMark } from '../../app/http/fields-mark.ts'
import { localeOfPath } from '../../app/addresses/path-to.ts'
import { createFormLimiter } from './form-limiter.ts'
import { isChange } from '../http/same-origin.ts'

/** Bytes. Upper bound of the site's longest form, a full submission, percent-encoded. */
const maxBytes = 32 * 1024
const maxFields = 50

/** Never echoed in a page; the visitor types them again. */
const secretFields = ['password', 'currentPassword', 'newPassword', 'trialPassword'] as const
type SecretField = (typeof secretFields)[number]

/** What the visitor typed, as hidden fields for the next attempt, and which secrets were among it. */
type TypedFields = { html: string; secrets: SecretField[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

/** Undefined if the request is not a small form; its body is then not read. */
async function readTypedFields(request: Request): Promise<TypedFields | undefined> {
  const length = Number(request.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes) || !/^application\/x-www-form-urlencoded\b/i.test(request.get('content-type') ?? ''))
    return undefined
  const fields = [...new URLSearchParams(await text(request))]
  if (fields.length > maxFields) return undefined
  const isSecret = (name: string) => secretFields.some((secret) => secret === name)
  return {
    html: fields
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join(''),
    secrets: secretFields.filter((secret) => fields.some(([name]) => name === secret)),
  }
}

type LimitFormsOptions = {
  /** Zero: no limit. */
  formsPerSecond: number
  isTrustedProxy: Trust
  /** The proof of an earlier login in this browser, if this site issued it. */
  findDevice: (request: Request) => string | undefined
  /** A small page saying that the site is busy. With `secrets` (possibly empty) it contains a form to send again. */
  renderBusy: (locale: Locale, secrets: readonly SecretField[] | undefined) => Promise<string>
  /** Milliseconds that only grow. */
  now?: () => number
}

/**
 * Runs before the router, whose answers are expensive. Above the limit, a document request gets a small page that
 * resends everything typed except passwords; a script gets only the status and keeps its form (app/forms/keep-form.ts).
 */
export function limitForms({
  formsPerSecond,
  isTrustedProxy,
  findDevice,
  renderBusy,
  now = () => performance.now(),
}: LimitFormsOptions): RequestHandler {
  if (formsPerSecond === 0) return (_request, _response, next) => next()
  const take = createFormLimiter(formsPerSecond)
  const mayPass = (request: Request): boolean => {
    const networks = networksOf(visitorAddressOf(request, isTrustedProxy))
    return take({ networks, device: findDevice(request) }, now())
  }
  const pages = new Map<string, Promise<string>>()
  // A flood requests the same few pages repeatedly, so one page per language and set of secrets is cached.
  const findPage = (locale: Locale, typed: TypedFields | undefined): Promise<string> => {
    const name = `${locale} ${typed?.secrets.join(' ')}`
    const page = pages.get(name) ?? renderBusy(locale, typed?.secrets)
    pages.set(name, page)
    return page
  }
  return async (request, response, next) => {
    if (!isChange(request.method) || mayPass(request)) return next()
    const isData = request.path.endsWith('.data')
    const typed = isData ? undefined : await readTypedFields(request).catch(() => undefined)
    if (response.closed) return
    response.status(503).set({ 'Cache-Control': cacheRules.private.says, 'Retry-After': '2' })
    if (isData) return void response.type('text/plain').send('Too many forms\n')
    const page = await findPage(localeOfPath(request.path), typed)
    response.type('text/html').send(page.replace(fieldsMark, () => typed?.html ?? ''))
  }
}
