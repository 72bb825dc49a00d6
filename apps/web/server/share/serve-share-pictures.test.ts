import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiFailure } from '../../app/api/call-api.ts'
import { cacheRules } from '../../app/http/cache-rules.ts'
import type { SharePicture } from '../../app/share/share-picture.ts'
import { openWebListener } from '../http/web-listener.ts'
import { QueueFull } from './draw-queue.ts'
import { serveSharePictures } from './serve-share-pictures.ts'

const present = '/share/de/tool/canva.0123456789ab.png'
let draw: () => Promise<Uint8Array | null>
let listener: Awaited<ReturnType<typeof openWebListener>>

beforeAll(async () => {
  const app = express()
  app.use(
    serveSharePictures({
      findPicture: async (_callApi, _locale, { key }) => {
        if (key === 'unknown') throw new ApiFailure('not_found', 'No such tool')
        return key === 'empty' ? null : { path: present, picture: { title: key } as SharePicture }
      },
      callApiFor: async () => () => Promise.reject(new Error('not called')),
      draw: () => draw(),
      waitMs: 50,
    }),
  )
  listener = await openWebListener(app, '127.0.0.1', 0)
})
afterAll(() => listener.close())
beforeEach(() => {
  draw = async () => null
})

const ask = async (path: string) => {
  const { status, headers } = await fetch(`http://127.0.0.1:${listener.port}${path}`, { redirect: 'manual' })
  return [status, headers.get('location') ?? headers.get('content-type'), headers.get('cache-control')]
}
const ofLanguage = '/share/de.png'

it('D1.4 answers with the picture of the language while drawing is late, refused or failing', async () => {
  const busy = [302, ofLanguage, cacheRules.shareBusy.says]
  draw = () => Promise.reject(new QueueFull())
  expect(await ask(present)).toEqual(busy)
  const late = Promise.withResolvers<Uint8Array>()
  draw = () => late.promise
  expect(await ask(present)).toEqual(busy)
  // What was late is there for the next one.
  late.resolve(new Uint8Array([1]))
  expect(await ask(present)).toEqual([200, 'image/png', cacheRules.sharePicture.says])
})

it('leads from any other version, or a former slug, to the present address', async () => {
  const moved = [302, present, cacheRules.shareMoved.says]
  expect(await ask('/share/de/tool/canva.0.png')).toEqual(moved)
  expect(await ask('/share/de/tool/former-name.0123456789ab.png')).toEqual(moved)
  expect(await ask('/share/de/tool/empty.0.png')).toEqual([302, ofLanguage, cacheRules.shareMoved.says])
})

it.each([
  'tool/unknown.0.png',
  'tool/UP.0.png',
  'tool/canva.png',
  'country/kr.0.png',
  'month/2026-13.0.png',
  'x/y.0.png',
])('does not know %s', async (path) => {
  expect((await ask(`/share/de/${path}`))[0]).toBe(404)
})
