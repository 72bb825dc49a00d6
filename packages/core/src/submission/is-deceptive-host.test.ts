import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isDeceptiveHost } from './is-deceptive-host.ts'

describe('isDeceptiveHost', () => {
  it.each([
    'app.lvh.me',
    '0a000001.nip.io',
    '10-0-0-1.elsewhere.com',
    'bank.com.elsewhere.net',
    'xn--a.com',
    'аlpha.com',
    'аррӏе.com',
  ])('D5.4 refuses %s', (host) => expect(isDeceptiveHost(domainToASCII(host))).toBe(true))

  it.each([
    'alpha.com',
    'chat.ai.alpha.com',
    'alpha.us.com',
    '24-7-365.com',
    'bücher.de',
    'việt.vn',
    'ai翻訳.jp',
    '日本語.jp',
    'привет.com',
  ])('D5.4 accepts %s', (host) => expect(isDeceptiveHost(domainToASCII(host))).toBe(false))
})
