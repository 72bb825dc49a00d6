import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../config.ts'
import { describeSite } from '../describe-site.ts'
import { redirectRoot } from './redirect-address.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Requests `/` with these settings, as a German browser. */
async function askRoot(settings: Record<string, string>, cookie?: string) {
  const site = describeSite(loadConfig({ NODE_ENV: 'development', SITE_ORIGIN: 'https://a.example', ...settings }))
  server = createServer(express().use(redirectRoot(site.localeCookie), (_request, response) => void response.send('')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    redirect: 'manual',
    headers: { 'Accept-Language': 'de', ...(cookie !== undefined && { Cookie: cookie }) },
  })
  const [pair = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ')
  return { location: response.headers.get('location'), pair, attributes, cookie: site.localeCookie }
}

describe('the locale cookie', () => {
  it('S9.1b is named i18n_redirected, lasts 365 days and has no domain, unless configured', async () => {
    const { location, pair, attributes } = await askRoot({})
    expect([location, pair]).toEqual(['/de', 'i18n_redirected=de'])
    expect(attributes).toContain(`Max-Age=${365 * 86_400}`)
    expect(attributes.filter((attribute) => attribute.startsWith('Domain'))).toEqual([])
    server.close()
    expect((await askRoot({}, 'i18n_redirected=ja')).location).toBe('/ja')
  })

  it('S9.1b has the configured name and domain, on the server and in the pages that write it', async () => {
    const settings = { LOCALE_COOKIE_NAME: 'chosen_tongue', LOCALE_COOKIE_DOMAIN: 'a.example' }
    const { pair, attributes, cookie } = await askRoot(settings)
    expect(pair).toBe('chosen_tongue=de')
    expect(attributes).toContain('Domain=a.example')
    expect(attributes).toContain(`Max-Age=${365 * 86_400}`)
    expect(cookie).toMatchObject({ name: 'chosen_tongue', domain: 'a.example' })
    server.close()
    expect((await askRoot(settings, 'chosen_tongue=ko; i18n_redirected=ja')).location).toBe('/ko')
  })
})

async function sentTo(answer: Promise<Response>) {
  const { status, headers } = await answer
  return [status, headers.get('x-accel-redirect'), headers.get('location')]
}

describe('a request of the edge for the language', () => {
  it('D4.2 is sent to /edge/home for English, whatever X-Edge-Home says, else redirected to its language', async () => {
    const site = describeSite(loadConfig({ NODE_ENV: 'development', SITE_ORIGIN: 'https://a.example' }))
    server = createServer(
      express().use(redirectRoot(site.localeCookie), (_request, response) => void response.send('')),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const ask = (language: string, edge: Record<string, string>) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?seed=5`, {
        redirect: 'manual',
        headers: { 'Accept-Language': language, ...edge },
      })
    expect(await sentTo(ask('en', {}))).toEqual([200, null, null])
    for (const named of ['1', '/evil']) {
      expect(await sentTo(ask('en', { 'X-Edge-Home': named }))).toEqual([200, '/edge/home?seed=5', null])
      expect(await sentTo(ask('de', { 'X-Edge-Home': named }))).toEqual([302, null, '/de?seed=5'])
    }
  })
})
