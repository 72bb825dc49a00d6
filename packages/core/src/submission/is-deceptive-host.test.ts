import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isDeceptiveHost } from './is-deceptive-host.ts'

describe('isDeceptiveHost', () => {
  it.each([
    'app.lvh.me',
    '0a000001.nip.io',
    '10-0-0-1.elsewhere.com',
    '10.0.0.1.elsewhere.com',
    'bank.com.elsewhere.net',
    'bank.org.login.elsewhere.io',
    'xn--a.com',
    'аlpha.com',
    'аррӏе.com',
    'ɑlpha.com',
    'οικια.net',
  ])('D5.4 refuses %s', (host) => expect(isDeceptiveHost(domainToASCII(host))).toBe(true))

  it.each([
    'alpha.com',
    'www.alpha.com.tw',
    'chat.ai.alpha.com',
    'alpha.us.com',
    'name.github.io',
    '24-7-365.com',
    'v1-2-3-4.alpha.com',
    '4chan.org',
    'bücher.de',
    'faß.de',
    'việt.vn',
    'ai翻訳.jp',
    'ai비서.kr',
    'ไทยai.com',
    '日本語.jp',
    'привет.com',
    'сор.рф',
    'correcteur-français.fr',
    '123.co',
  ])('D5.4 accepts %s', (host) => expect(isDeceptiveHost(domainToASCII(host))).toBe(false))
})
