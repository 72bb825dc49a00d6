import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@polydex/contract/locale/locale'
import { isSiteLocale } from '@polydex/contract/site/site'
import type { Request, RequestHandler, Response as Answer } from 'express'
import { LRUCache } from 'lru-cache'
import { ApiFailure, type CallApi } from '../../app/api/call-api.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { shareKinds, type SharePicture, type ShareKind, type ShareSubject } from '../../app/share/share-picture.ts'
import { missingFile } from '../files/serve-files.ts'
import { QueueFull } from './draw-queue.ts'

export type ShareOptions = {
  findPicture: (
    callApi: CallApi,
    locale: Locale,
    subject: ShareSubject,
  ) => Promise<{ path: string; picture: SharePicture } | null>
  /** What is drawn instead of the picture of a language. Undefined: that is a file of ours. */
  findSite?: ((locale: Locale) => Promise<SharePicture>) | undefined
  callApiFor: (request: Request) => Promise<CallApi>
  draw: (picture: SharePicture) => Promise<Uint8Array | null>
  /** How long a request waits for a picture. */
  waitMs?: number
}

type Drawn = Uint8Array | null

/** Below the time limit of the edge. */
const defaultWaitMs = 3_000

/** For several edges that ask for the same picture at once; later the edge has it. About 70 KB each. */
const maxKept = 32

const isKind = (text: string): text is ShareKind => Object.hasOwn(shareKinds, text)

/** /share/de/tool/deepl.0123456789ab.png */
function readShareAddress(path: string): { locale: Locale; subject: ShareSubject } | undefined {
  const [, locale, kind = '', key = ''] = /^\/share\/(\w+)\/(\w+)\/([\w-]+)\.[\w-]+\.png$/.exec(path) ?? []
  if (!isSiteLocale(locale) || !isKind(kind) || !shareKinds[kind].test(key)) return undefined
  return { locale, subject: { kind, key } }
}

/**
 * Pictures of pages for link previews. The address has the version of what is drawn: an older one leads to the present
 * one. Whatever prevents a drawing, the answer is a picture: that of the language.
 */
export function serveSharePictures({
  findPicture,
  findSite,
  callApiFor,
  draw,
  waitMs = defaultWaitMs,
}: ShareOptions): RequestHandler {
  const kept = new LRUCache<string, Promise<Drawn>>({ max: maxKept })

  function drawOnce(path: string, picture: SharePicture): Promise<Drawn> {
    const known = kept.get(path)
    if (known !== undefined) return known
    const drawn = draw(picture)
    kept.set(path, drawn)
    drawn.catch(() => kept.delete(path))
    return drawn
  }

  async function answer(request: Request, response: Answer, locale: Locale, subject: ShareSubject): Promise<void> {
    const found = await findPicture(await callApiFor(request), locale, subject)
    if (found === null) return sendElsewhere(response, staticPath(locale), cacheRules.shareMoved.says)
    if (found.path !== request.path) return sendElsewhere(response, found.path, cacheRules.shareMoved.says)
    const bytes = await Promise.race([
      drawOnce(found.path, found.picture),
      wait(waitMs, 'late' as const, { ref: false }),
    ])
    if (bytes === 'late') return sendElsewhere(response, staticPath(locale), cacheRules.shareBusy.says)
    if (bytes === null) return sendElsewhere(response, staticPath(locale), cacheRules.shareMoved.says)
    response
      .set({ 'Cache-Control': cacheRules.sharePicture.says, 'Content-Type': 'image/png' })
      .send(Buffer.from(bytes))
  }

  async function answerSite(path: string, locale: Locale, response: Answer): Promise<boolean> {
    const bytes = findSite && (await drawOnce(path, await findSite(locale)).catch(() => null))
    if (!bytes) return false
    response.set({ 'Cache-Control': cacheRules.file.says, 'Content-Type': 'image/png' }).send(Buffer.from(bytes))
    return true
  }

  return async (request, response, next) => {
    const [, ofLanguage] = /^\/share\/(\w+)\.png$/.exec(request.path) ?? []
    if (ofLanguage !== undefined && findSite !== undefined) {
      const isDrawn = isSiteLocale(ofLanguage) && (await answerSite(request.path, ofLanguage, response))
      return isDrawn ? undefined : missingFile(request, response, next)
    }
    if (!/^\/share\/[^/]+\//.test(request.path) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next()
    const address = readShareAddress(request.path)
    if (address === undefined) return missingFile(request, response, next)
    return answer(request, response, address.locale, address.subject).catch((error: unknown) => {
      if (!isUnknown(error)) sendStatic(response, address.locale, error)
      else missingFile(request, response, next)
    })
  }
}

function sendStatic(response: Answer, locale: Locale, error: unknown): void {
  if (!(error instanceof QueueFull) && !(error instanceof ApiFailure)) console.error('Share picture failed:', error)
  sendElsewhere(response, staticPath(locale), cacheRules.shareBusy.says)
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiFailure && ['not_found', 'gone', 'invalid_input'].includes(error.code)

const staticPath = (locale: Locale): string => `/share/${locale}.png`

/** A redirect rather than the file itself: it takes no bytes, and both are cached under their own addresses. */
const sendElsewhere = (response: Answer, path: string, caching: string): void => {
  response.status(302).set({ 'Cache-Control': caching, Location: path }).end()
}
