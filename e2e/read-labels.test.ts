// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ToolList } from '@polydex/contract/tool'
import { askApi, prefixOf } from './read-page.ts'
import { expect, test } from './site.ts'

type PaintedCard = {
  /** Labels that are wholly visible. */
  shown: string[]
  /** Labels that are partly visible. */
  cut: string[]
  hidden: number
  /** The count painted after the last visible label. */
  count: string
  /** Counts after other labels that are visible beside, or through, the element that covers them. */
  strayCounts: string[]
}

/** The visible labels of each card: boxes within the clipping box, and the topmost elements there. */
const readPainted = (page: Page): Promise<PaintedCard[]> =>
  page.locator('.grid .card .labels').evaluateAll((lists) =>
    lists.map((list) => {
      list.scrollIntoView({ block: 'center', behavior: 'instant' })
      // elementFromPoint finds only elements that accept pointer events.
      ;(list as HTMLElement).style.pointerEvents = 'auto'
      const clip = list.getBoundingClientRect()
      const isWithin = (box: { left: number; right: number; top: number; bottom: number }) =>
        box.left > clip.left - 0.6 &&
        box.right < clip.right + 0.6 &&
        box.top > clip.top - 0.6 &&
        box.bottom < clip.bottom + 0.6
      const labels = [...list.children]
      const boxes = labels.map((label) => label.getBoundingClientRect())
      const shown = labels.filter((_, place) => isWithin(boxes[place] ?? clip))
      const isOutside = (box: DOMRect) => box.top > clip.bottom - 0.6
      /** The count after a label, if it is topmost at its place; each count is drawn by the label before it. */
      const readCount = (label: Element): string => {
        const { content, left, width, display } = getComputedStyle(label, '::after')
        if (content === 'none' || display === 'none') return ''
        const box = label.getBoundingClientRect()
        const start = box.left + label.clientLeft + Number.parseFloat(left)
        const end = start + Number.parseFloat(width)
        const [x, y] = [(start + end) / 2, (box.top + box.bottom) / 2]
        const corners = [start + 1, x, end - 1].map((place) =>
          document.elementsFromPoint(place, y).find((element) => labels.includes(element)),
        )
        if (!corners.includes(label)) return ''
        const isWhole =
          corners.every((found) => found === label) && isWithin({ ...box.toJSON(), left: start, right: end })
        return isWhole ? (/"([^"]*)"/.exec(content)?.[1] ?? '') : `cut ${content}`
      }
      const last = shown.at(-1)
      return {
        shown: shown.map((label) => label.textContent),
        cut: labels.flatMap((label, place) =>
          shown.includes(label) || isOutside(boxes[place] ?? clip) ? [] : [label.textContent],
        ),
        hidden: labels.length - shown.length,
        count: last === undefined ? '' : readCount(last),
        strayCounts: shown.flatMap((label, place) => {
          const isSeenThrough = /^rgba\(|\/ [\d.]+%?\)$/.test(getComputedStyle(label).backgroundColor)
          const before = shown[place - 1]
          return before !== undefined && (isSeenThrough || readCount(before) !== '') ? [before.textContent] : []
        }),
      }
    }),
  )

const priceKeys = {
  free: 'free',
  freemium: 'freemium',
  'free-trial': 'freeTrial',
  paid: 'paid',
  'open-source': 'openSource',
  contact: 'contact',
  unknown: 'unknown',
} as const

for (const locale of ['en', 'de', 'vi']) {
  test(`D1.5b in ${locale} a card shows its price at every width, and a count of the labels that do not fit`, async ({
    page,
  }) => {
    const texts = JSON.parse(await readFile(`apps/web/messages/${locale}/card.json`, 'utf8')) as Record<string, string>
    const { tools } = await askApi<ToolList>(`/api/tools/getTools?locale=${locale}`)
    const prices = tools.map(({ pricing }) => texts[priceKeys[pricing]] ?? '')
    await page.goto(`${prefixOf(locale)}/find`)
    let counted = 0
    for (const width of [320, 375, 760, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await readPainted(page)
      expect(cards).toHaveLength(prices.length)
      for (const [place, { shown, cut, hidden, count, strayCounts }] of cards.entries()) {
        const where = `${tools[place]?.name} at ${width} px: ${shown.join(', ')} ${count}`
        expect.soft(shown, where).toContain(prices[place])
        expect.soft({ cut, count, strayCounts }, where).toEqual({
          cut: [],
          count: hidden === 0 ? '' : `+${hidden}`,
          strayCounts: [],
        })
        counted += hidden
      }
    }
    expect(counted).toBeGreaterThan(20)
  })
}
