import { thisSite } from '@polydex/contract/site/site'
import { escapeHtml } from '@polydex/contract/text/escape-html'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { descriptionPath, documentationPath } from '@polydex/contract/http/documentation'
import type { FastifyInstance } from 'fastify'
import { buildDocument } from '../openapi/build-document.ts'

const ownFolder = fileURLToPath(new URL('../../documentation', import.meta.url))
const viewerFolder = fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

/** The viewer's package holds more files than a page needs, including pages that call other hosts. */
const files = new Set(['/logo.svg', '/page.css', '/page.js', '/swagger-ui.css', '/swagger-ui-bundle.js'])

/** The page may load its own files and call its own host. Icons in the style sheet of Swagger UI are data URLs. */
const pagePolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

/** The description of the API for programs, and as a page with Swagger UI for people. */
export async function documentationRoutes(app: FastifyInstance): Promise<void> {
  let document: string | undefined
  app.get(descriptionPath, { config: { cacheKind: 'description' } }, (_request, reply) => {
    document ??= JSON.stringify(buildDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  const page = (await readFile(join(ownFolder, 'page.html'), 'utf8')).replaceAll(
    '{siteName}',
    escapeHtml(thisSite.name),
  )
  app.get(
    documentationPath,
    {
      helmet: { contentSecurityPolicy: { useDefaults: false, directives: pagePolicy } },
      config: { cacheKind: 'documentationPage' },
    },
    (_request, reply) => reply.type('text/html; charset=utf-8').send(page),
  )
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, cacheKind: 'documentationFile' }
    })
    await scope.register(fastifyStatic, {
      root: [ownFolder, viewerFolder],
      prefix: `${documentationPath}/`,
      index: false,
      decorateReply: false,
      allowedPath: (path) => files.has(path),
      cacheControl: false,
      // Declares the encoding of SVG, which can hold text: a browser must not guess another one.
      setHeaders: (reply, path) => {
        if (path.endsWith('.svg')) reply.header('Content-Type', 'image/svg+xml; charset=utf-8')
      },
    })
  })
}
