import type { Page } from '@playwright/test'
import { pseudoText } from '../../apps/web/build-plugins/pseudo-text.ts'

/** Replaces every text of a page by the pseudo-locale in place: names and descriptions too, which no build does. */
export async function showPseudoTexts(page: Page): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: { textContent: string | null }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style') === null) nodes.push(node)
    return nodes
  })
  const plain = await texts.evaluate((nodes) => nodes.map(({ textContent }) => textContent ?? ''))
  await texts.evaluate((nodes, given) => {
    for (const [index, node] of nodes.entries()) node.textContent = given[index] ?? ''
  }, plain.map(pseudoText))
}
