import type { Page } from '@playwright/test'

/** Japanese lines that begin with closing punctuation, measured as rendered. */
export const findBadLineStarts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const boxOf = (node: Node, place: number): DOMRect => {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect()
    }
    const blockOf = (element: Element | null): Element | null =>
      element !== null && getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element
    const faults: string[] = []
    let last: { block: Element | null; box: DOMRect } | undefined
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (text.trim() === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue
      const block = blockOf(parent)
      for (const { index } of text.matchAll(/[、。」]/g)) {
        const before = index > 0 ? boxOf(node, index - 1) : last?.block === block ? last.box : undefined
        const sign = boxOf(node, index)
        // Below the character before it, and not to the right of it: it begins a line.
        if (before !== undefined && sign.top >= before.bottom - 1 && sign.left <= before.left)
          faults.push(text.slice(Math.max(0, index - 12), index + 3))
      }
      last = { block, box: boxOf(node, text.length - 1) }
    }
    return faults
  })
