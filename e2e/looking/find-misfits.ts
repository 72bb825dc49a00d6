// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'

/** Overflow: a page that scrolls sideways, and texts that their own box cuts off or cannot hold. */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    const say = (fault: string, element: Element) =>
      `${fault}: ${nameOf(element)} “${element.textContent.trim().slice(0, 40)}”`
    const { scrollWidth, clientWidth } = document.documentElement
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }),
    )
    const widest = shown.toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0]
    const wide = scrollWidth > clientWidth && widest !== undefined ? [say(`${scrollWidth} px wide`, widest)] : []
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    // Texts for screen readers are clipped on purpose, and so are descriptions after their lines (S1.5, S9.1j).
    const isMeant = (element: Element): boolean => {
      const { clipPath, webkitLineClamp } = getComputedStyle(element)
      if (clipPath !== 'none' || webkitLineClamp !== 'none') return true
      return element.parentElement !== null && isMeant(element.parentElement)
    }

    const misfits = shown.flatMap((element) => {
      const style = getComputedStyle(element)
      if (isMeant(element) || element.textContent.trim() === '') return []
      if (
        (cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
        return [say('cut off', element)]
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (style.display === 'inline' || style.fontSize === '0px') return []
      const box = element.getBoundingClientRect()
      const sticksOut = texts.some((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
      })
      return sticksOut ? [say('sticks out', element)] : []
    })
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    const hints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].filter((input) => {
      if (pen === null || !input.checkVisibility() || input.value !== '') return false
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return pen.measureText(input.placeholder).width > room + 1
    })
    return [...wide, ...misfits, ...hints.map((input) => `hint cut off: ${nameOf(input)} “${input.placeholder}”`)]
  })
