import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import type { ReactNode } from 'react'
import type { ShownCard } from '../../api/shown-card.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { localeContext, siteContext } from '../../request/request-context.ts'
import { renderAlternatives } from './alternatives/render-alternatives.server.tsx'
import { KeyFigure } from './head/key-figure.tsx'
import { ToolIntro } from './head/tool-intro.tsx'
import { ToolBody } from './tool-body.tsx'
import { ToolJsonLd } from './tool-json-ld.tsx'

/**
 * The parts of a tool's page that need no script: what it is, its key figure, facts, visits or places in lists,
 * and the alternatives. Their code is as large as all the rest of the page's, and a page shows half of it.
 */
export async function renderTool(page: PageRequest, tool: ToolDetail, heartOf: (tool: ShownCard) => ReactNode) {
  const alternatives = await renderAlternatives(page, tool, heartOf)
  const address = page.context.get(siteContext).origin + pathTo('tool', page.context.get(localeContext), tool.slug)
  return renderParts(page, ['entry', 'facts', 'map', 'listed'], {
    intro: <ToolIntro tool={tool} />,
    key: <KeyFigure tool={tool} />,
    body: (
      <>
        <ToolJsonLd tool={tool} address={address} />
        <ToolBody tool={tool} />
      </>
    ),
    alternatives,
  })
}
