import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { coverDrawing, maxCoverNameLength } from '../../app/addresses/cover-address.ts'
import { chooseEncoding } from '../choose-encoding.ts'
import { drawCover } from './draw-cover.ts'
import { coverStyles, isCoverGroup, type CoverGroup } from './tones.ts'

type CoverRequest = { name: string; group: CoverGroup }

/**
 * Parses /<version>/<group>/<name>.svg. Addresses of older versions get the current drawing: cached pages may still use
 * them.
 */
function readPath(path: string): CoverRequest | undefined {
  const [, drawing = '', group = '', file = ''] = /^\/(\d{1,4})\/([a-z]+)\/([^/]+)\.svg$/.exec(path) ?? []
  const name = decodeName(file)
  const isKnown = Number(drawing) >= 1 && Number(drawing) <= coverDrawing && isCoverGroup(group)
  return isKnown && name !== undefined && name.length <= maxCoverNameLength ? { name, group } : undefined
}

function decodeName(file: string): string | undefined {
  try {
    return decodeURIComponent(file)
  } catch {
    return undefined
  }
}

/** A cover opened as a document may do nothing but apply its own style. */
const policyOf = (group: CoverGroup): string => {
  const hash = createHash('sha256').update(coverStyles[group]).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`
}

/** Mounted at /covers. Anything that is not a cover falls through. */
export const serveCovers: RequestHandler = (request, response, next) => {
  const cover = request.method === 'GET' || request.method === 'HEAD' ? readPath(request.path) : undefined
  if (cover === undefined) return next()
  const body = Buffer.from(drawCover(cover.name, cover.group))
  response.set({
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': policyOf(cover.group),
    'Cache-Control': cacheRules.cover.says,
    Vary: 'Accept-Encoding',
  })
  if (chooseEncoding(request) !== 'br') return response.send(body)
  // Each cover is drawn once for the edge and once per browser, so a higher quality would cost more than it saves.
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return response.set('Content-Encoding', 'br').send(packed)
}
