import { describe, expect, it } from 'vitest'
import { findTextSigns, listContacts } from './find-text-signs.ts'
import { holdingScore, scoreSigns, type SpamSign } from './spam-signs.ts'

const signsOf = (text: string, name = 'Lantern') => findTextSigns({ name, text, domain: 'lantern.com' })

const spam: [SpamSign, string, string?][] = [
  ['markup', 'Nice site [url=https://a.top]shoes[/url] for you'],
  ['markup', 'See [shoes](https://a.top) every day'],
  ['shortener', 'More about it at https://bit.ly/3xYz and thanks'],
  ['links', 'See https://a.top and www.b.top for more'],
  ['link', 'Powered by the people of https://other.com since May'],
  ['contact', 'Write to us on Telegram @rank_king for a price'],
  ['contact', '推广服务，加微信：rank888，欢迎'],
  ['lookalike', 'The best саsіno of the town'],
  ['lookalike', '𝗕𝗲𝘀𝘁 deals for your company'],
  ['gibberish', 'qwxzv plkjhg zxcvb mnbqw rtyqx wvzkj'],
  ['shouting', 'THE ONLY TOOL THAT WRITES ALL YOUR TEXTS FOR YOU'],
  ['exclaiming', 'Win today!! It is easy'],
  [
    'keywords',
    'ai, writer, free, online, essay, tool, best, top, cheap, seo, blog, post, paper, thesis, homework, help',
  ],
  ['repetition', 'Buy cheap watches cheap watches cheap watches cheap watches now with AI'],
  ['script', 'Лучшие цены на часы и сумки с доставкой'],
  ['vice', 'Play at the c4sino and win the jackpot with friends'],
  ['vice', '카지노와 바카라를 한곳에서 즐기세요'],
  ['hard-sell', 'Buy now, limited offer, 50% off with the promo code'],
]

describe('findTextSigns', () => {
  it.each(spam)('finds %s in %s', (sign, text, name) => expect(signsOf(text, name)).toContain(sign))

  it.each([
    ['Turns scattered notes into short briefings that name their sources.'],
    ['Lantern costs $9/month, or 90 € a year; see https://lantern.com/pricing and https://docs.lantern.com'],
    ['Open source: https://github.com/lantern/lantern'],
    ['A WhatsApp and Telegram bot that answers guests.'],
    ['会議を録音すると議事録になります。'],
    ['微信小程序，拍照识别发票'],
    ['Angstschweiß vor Vorträgen? Übt Präsentationen mit Rückmeldung zu Tempo und Betonung.'],
    ['i made this app it is help you for learn the english very good'],
    ['Explains a loan offer before you sign.'],
  ])('finds nothing in %s', (text) => expect(signsOf(text)).toEqual([]))

  it('ignores capitals in a name', () =>
    expect(findTextSigns({ name: 'GPTZERO', text: 'Checks who wrote an essay.', domain: undefined })).toEqual([]))

  it.each('contact links shouting exclaiming keywords script vice hard-sell bait link'.split(' '))(
    'does not hold a case for %s alone',
    (sign) => expect(scoreSigns([sign as SpamSign])).toBeLessThan(holdingScore),
  )
})

describe('listContacts', () => {
  it('normalizes a contact to one spelling', () => {
    const spellings = ['WhatsApp: +34 612 345 678', 'whatsapp +34-612-345-678'].map(
      (text) => listContacts(text).contacts[0],
    )
    expect(new Set(spellings).size).toBe(1)
  })

  it('recognises an email address, which is not bait', () =>
    expect(listContacts('Ask Help@lantern.com')).toEqual({ isBait: false, contacts: ['help@lantern.com'] }))
})
