// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'

/**
 * Pixels that a fingertip needs; a link inside a sentence has the height of its line, a country on the map of the world
 * what remains, and a row of its own in the table beside it.
 */
const wanted = { finger: 44, sentence: 24, tile: 24 }

/** Tap targets of a page that are smaller than a fingertip, with their sizes. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(({ finger, sentence, tile }) => {
    const isPainted = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // Texts for screen readers are one pixel in size.
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    }
    /** A link that covers its whole card does so with a pseudo-element. */
    const coversParent = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { content, position, inset } = getComputedStyle(element, part)
        return content !== 'none' && position === 'absolute' && inset === '0px'
      })
    const placeOf = (element: Element): Element => {
      let place = element
      while (getComputedStyle(place).position === 'static' && place.parentElement !== null) place = place.parentElement
      return place
    }
    const areasOf = (element: Element): Element[] => [
      coversParent(element) ? placeOf(element) : element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ]
    const hasLetters = (node: Node) =>
      (node.nodeType === Node.TEXT_NODE || node instanceof HTMLSpanElement) &&
      /[\p{L}\p{N}]/u.test(node.textContent ?? '')
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      ([...(element.parentElement?.childNodes ?? [])].some(hasLetters) ||
        // One of the unbreakable parts of a paragraph.
        (element.parentElement?.matches('p span') ?? false))
    const measure = (element: Element): [width: number, height: number] => {
      const boxes = areasOf(element)
        .filter(isPainted)
        .map((area) => area.getBoundingClientRect())
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
      const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
      return [right - left, bottom - top]
    }
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]'
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!areasOf(element).some(isPainted)) return []
      const [width, height] = measure(element)
      const side = element.matches('.map-tiles a') ? tile : finger
      const isLarge = isInSentence(element)
        ? Number.parseFloat(getComputedStyle(element).lineHeight) >= sentence - 0.5
        : width >= side - 0.5 && height >= side - 0.5
      const name = `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 30)}”`
      return isLarge ? [] : [`${name} ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, wanted)
