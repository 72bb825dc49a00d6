import type { Page } from '@playwright/test'

export type TreeNode = { role: string; name: string }

/**
 * Chromium's own accessibility tree, as assistive software gets it: Playwright and axe compute names themselves, from
 * the document. `within` limits it to the nodes below one element.
 */
export async function readTree(page: Page, within?: string): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const start = within === undefined ? nodes[0]?.nodeId : await findNode(session, within)
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const list = (id: string | undefined): TreeNode[] => {
    const node = id === undefined ? undefined : byId.get(id)
    if (node === undefined) return []
    const own = node.ignored ? [] : [{ role: String(node.role?.value), name: String(node.name?.value ?? '') }]
    return [...own, ...(node.childIds ?? []).flatMap(list)]
  }
  return list(start)
}

async function findNode(
  session: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>,
  selector: string,
): Promise<string | undefined> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  })
  if (result.objectId === undefined) throw new Error(`${selector} is not in the page`)
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  return nodes[0]?.nodeId
}
