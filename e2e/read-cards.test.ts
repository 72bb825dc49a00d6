import type { ToolCard } from '@polydex/contract/tool-card'
import { expect, test } from '@playwright/test'
import { textOf, textsIn } from './page-text.ts'
import { askApi, readPage } from './read-page.ts'

const priceIds = {
  free: 'card.free',
  freemium: 'card.freemium',
  'free-trial': 'card.freeTrial',
  paid: 'card.paid',
  'open-source': 'card.openSource',
  contact: 'card.contact',
  unknown: 'card.unknown',
} as const

const platformIds = {
  web: 'card.onWeb',
  extension: 'card.onExtension',
  api: 'card.onApi',
  cli: 'card.onCli',
  'self-hosted': 'card.onSelfHosted',
} as const
const ownNames = { ios: 'iOS', android: 'Android', windows: 'Windows', macos: 'macOS', linux: 'Linux' } as const

function nameOf(code: 'en' | 'de', platform: ToolCard['platforms'][number]): string {
  if (platform in ownNames) return ownNames[platform as keyof typeof ownNames]
  const name = textOf(code, platformIds[platform as keyof typeof platformIds])
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const cardsIn = (html: string) => html.split('<li class="card ').slice(1)

test('S1.5d D1.5 the labels of a card are the price, primary category and platforms of its tool', async () => {
  for (const code of ['en', 'de'] as const) {
    const prefix = code === 'en' ? '' : `/${code}`
    // The most visited ones are all freemium, so sort by date.
    const { tools } = await askApi<{ tools: ToolCard[] }>(`/api/tools/getTools?sort=added&locale=${code}`)
    const cards = cardsIn((await readPage(`${prefix}/find?sort=added`)).html)
    expect(cards).toHaveLength(tools.length)
    expect(new Set(tools.map(({ pricing }) => pricing)).size).toBeGreaterThan(1)
    for (const [place, { slug, category, pricing, platforms, isNew }] of tools.entries()) {
      const price = textOf(code, priceIds[pricing])
      const wanted = [
        ...(isNew ? [textOf(code, 'card.new')] : []),
        category.name,
        price,
        ...platforms.slice(0, 3).map((platform) => nameOf(code, platform)),
      ]
      const shown = textsIn(cards[place] ?? '', /<li class="label[^"]*">(.*?)<\/li>/gs)
      const more = shown.filter((text) => /^\+\d$/.test(text)).reduce((sum, text) => sum + Number(text), 0)
      const own = shown.filter((text) => !/^\+\d$/.test(text))
      expect([slug, own.filter((text) => !wanted.includes(text))]).toEqual([slug, []])
      expect([slug, own.includes(price), own.includes(category.name)]).toEqual([slug, true, true])
      expect([slug, own.length + more >= wanted.length]).toEqual([slug, true])
    }
  }
})

test('S1.5e a card shows its top countries, each with its flag, its share and a bar in proportion', async () => {
  const { tools } = await askApi<{ tools: ToolCard[] }>('/api/tools/getTools?locale=en')
  const cards = cardsIn((await readPage('/find')).html)
  let compared = 0
  for (const [place, { slug, topCountries }] of tools.entries()) {
    const rows = textsOfShares(cards[place] ?? '')
    expect([slug, rows.map(({ code }) => code)]).toEqual([slug, topCountries.map(({ code }) => code)])
    expect(rows.map(({ percent }) => percent)).toEqual(topCountries.map(({ share }) => `${Math.round(share * 100)}%`))
    // Above half of all visits a bar may be full; below that, lengths are proportional to the shares.
    const [first = 100, last = 100] = [rows[0], rows.at(-1)].map((row) => Number.parseInt(row?.percent ?? ''))
    if (rows.length < 2 || first > 50) continue
    const ratio = (rows.at(-1)?.width ?? 0) / (rows[0]?.width ?? 1)
    expect([slug, Math.abs(ratio - last / first) < 0.03]).toEqual([slug, true])
    compared += 1
  }
  expect(compared).toBeGreaterThan(5)
})

/** The country rows of a card. */
const textsOfShares = (card: string) =>
  [...(/<ul class="shares"[^]*?<\/ul>/.exec(card)?.[0] ?? '').matchAll(/<li>[^]*?<\/li>/g)].map(([row]) => ({
    code: /\/flags\/([A-Z]{2})\.svg/.exec(row)?.[1],
    width: Number(/<rect width="([\d.]+)%"/.exec(row)?.[1]),
    percent: textsIn(row, /<span class="num">(.*?)<\/span>/gs)[0],
  }))
