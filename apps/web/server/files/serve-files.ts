import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ServedFile } from '@polydex/contract/site/read-site'
import express, { type RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { chooseEncoding } from '../http/choose-encoding.ts'

type Rule = (typeof cacheRules)['asset' | 'flag' | 'file']

/**
 * Checks the disk on every request, so files may be added and removed while the server runs; a missing one falls
 * through.
 */
const serveFolder = (folder: string, rule: Rule): RequestHandler =>
  express.static(folder, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', rule.says)
      // SVG can contain text, so its encoding must be explicit.
      if (/\.svg(\.\w+)?$/.test(path)) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8')
    },
  })

const endings = { br: '.br', gzip: '.gz' }

/** The build puts compressed copies beside the originals; without one, the original is served. */
function servePacked(folder: string, rule: Rule): RequestHandler {
  const original = serveFolder(folder, rule)
  return (request, response, next) => {
    response.vary('Accept-Encoding')
    const encoding = chooseEncoding(request)
    const { url } = request
    if (encoding === '' || !/\.(js|css|svg|json|txt)(\?|$)/.test(url)) return original(request, response, next)
    request.url = url.replace(/(\?|$)/, `${endings[encoding]}$1`)
    response.set('Content-Encoding', encoding).type(/\.(\w+)(\?|$)/.exec(url)?.[1] ?? '')
    return original(request, response, (error?: unknown) => {
      request.url = url
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name)
      if (error === undefined) original(request, response, next)
      else next(error)
    })
  }
}

/** A missing file must not render a page. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', cacheRules.missingFile.says).type('text/plain').send('Not found\n')
}

/** Built files: hashed names are cached for ever, the rest of public/ for a day. */
export function serveBuild(folder: string): RequestHandler[] {
  const assets = express.Router()
  assets.use('/assets', servePacked(join(folder, 'assets'), cacheRules.asset), missingFile)
  // Listed once, so that page requests do not hit the disk.
  const names = new Set(readdirSync(folder))
  const others = serveFolder(folder, cacheRules.file)
  const servePublic: RequestHandler = (request, response, next) =>
    names.has(request.path.split('/')[1] ?? '') ? others(request, response, next) : next()
  return [assets, servePublic]
}

/** Flags are served from their package as they are; the set is small and changes about once a year. */
export function serveFlags(): RequestHandler {
  const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
  return serveFolder(folder, cacheRules.flag)
}

/** The operator's logo and colours: their paths change with their content. */
export function serveOwnFiles(files: readonly ServedFile[]): RequestHandler {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return (request, response, next) => {
    const file = byPath.get(request.path)
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    response.set({ 'Cache-Control': cacheRules.asset.says, 'Content-Type': file.type }).send(file.content)
  }
}
