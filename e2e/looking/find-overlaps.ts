// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import type { Page } from '@playwright/test'

/** Texts of the page itself that overlap. Elements that float above the page (menus, notices) are left out. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels. Touching is fine: line boxes are taller than their glyphs. */
    const maxOverlap = 4
    // Off the screen, such a box has a guessed height, and its texts have places over what follows.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
    const floats = (element: Element): boolean => {
      const { position, clipPath, overflow } = getComputedStyle(element)
      // Content clipped before it reaches its neighbours does not overlap them visibly.
      if (
        position === 'fixed' ||
        position === 'absolute' ||
        position === 'sticky' ||
        clipPath !== 'none' ||
        overflow !== 'visible'
      )
        return true
      return element.parentElement !== null && element.parentElement.id !== 'main' && floats(element.parentElement)
    }
    const walker = document.createTreeWalker(document.querySelector('#main') ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: { node: Node; text: string; box: DOMRect }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (
        parentElement === null ||
        textContent?.trim() === '' ||
        parentElement.closest('svg, [popover], dialog') !== null
      )
        continue
      if (!parentElement.checkVisibility({ visibilityProperty: true }) || floats(parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) texts.push({ node, text: textContent?.trim().slice(0, 40) ?? '', box })
    }
    return texts.flatMap(({ node, text, box }, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            // The lines of one heading are set tighter than the font's line box.
            other.node !== node &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > maxOverlap &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > maxOverlap,
        )
        .map((other) => `“${text}” over “${other.text}”`),
    )
  })
