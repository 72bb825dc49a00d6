// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import { expect, type Page } from '@playwright/test'

type Stop = { name: string; place: string; faults: string[] }

/** The focused element, and faults in how its focus is shown; undefined if the focus has left the page. */
export const readFocus = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const drawsRing = (target: Element, part?: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target, part)
      return { outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0, shadow: boxShadow !== 'none' }
    }
    const own = [drawsRing(element), drawsRing(element, '::before'), drawsRing(element, '::after')]
    // A field's ring may be on the frame around it, a checkbox's on the drawing beside it.
    const near = [element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
    const isRinged =
      own.some(({ outline, shadow }) => outline || shadow) ||
      near.some((other) => other instanceof Element && drawsRing(other).outline)
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    const isInside =
      box !== undefined &&
      box.top < window.innerHeight &&
      box.bottom > 0 &&
      box.left < window.innerWidth &&
      box.right > 0
    const [x, y] = box === undefined ? [0, 0] : [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
    const top = document.elementFromPoint(x, y)
    const isFree = top !== null && (element.contains(top) || top.contains(element))
    const isLabelled = top?.closest('label')?.contains(element) ?? false
    const path: number[] = []
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
    return {
      name: `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`,
      place: path.join('.'),
      faults: [
        ...(isRinged ? [] : ['no ring']),
        ...(isInside ? [] : ['outside of the window']),
        ...(isInside && !isFree && !isLabelled ? [`covered by ${top?.className}`] : []),
      ],
    }
  })

/** Number of elements that Tab has to reach. */
const countStops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.closest('[inert]') === null &&
          element.checkVisibility({ visibilityProperty: true }),
      ).length,
  )

/** Tabs from the top of the page until the focus leaves it: each element once, each with a visible focus. */
export async function expectTabStops(page: Page): Promise<void> {
  const wanted = await countStops(page)
  const stops: Stop[] = []
  while (stops.length < wanted + 20) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (stop === undefined || stop.place === stops[0]?.place) break
    stops.push(stop)
  }
  expect.soft(stops[0]?.name).toContain('a.skip')
  expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect.soft(new Set(stops.map(({ place }) => place)).size).toBe(stops.length)
  // The link to the top appears only while scrolling down.
  expect.soft(stops.filter(({ name }) => !name.includes('to-top'))).toHaveLength(wanted)
}
