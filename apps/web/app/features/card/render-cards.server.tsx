import { hash } from 'node:crypto'
import type { SiteFigures } from '@polydex/contract/tool/category'
import { LRUCache } from 'lru-cache'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShownCard } from '../../api/shown-card.ts'
import { LanguageProvider } from '../../i18n/translate.tsx'
import { loadSite } from '../../request/load-site.ts'
import type { PageRequest } from '../../request/render-parts.server.tsx'
import { localeContext } from '../../request/request-context.ts'
import { SiteFiguresContext } from '../../request/site-figures.ts'
import type { View } from '../../ui/list/view-switch.tsx'
import { ToolCard } from './tool-card.tsx'
import { ToolRow } from './tool-row.tsx'

/** About three kilobytes each. */
const maxCards = 10_000
/** Keyed by a hash of everything that a card is made of, so that no entry is ever stale. */
const rendered = new LRUCache<string, string>({ max: maxCards })
const hashOf = (parts: unknown): string => hash('sha1', JSON.stringify(parts), 'base64')

type CardOptions<Tool extends ShownCard> = {
  /** The save button; comes from another feature. */
  heartOf: (tool: ShownCard) => ReactNode
  /** Why the tool is in this list. One named function for each kind of note: its name is part of the cache key. */
  noteOf?: ((tool: Tool) => ReactNode) | undefined
  view?: View
}

/**
 * Cards, or rows of a table, as HTML. Listeners of the page and of the list handle their links and hearts. A tool is in many lists and looks
 * the same in all of them, so each card is cached. docs/decisions/0084-cost-of-a-page.md
 */
export async function renderCards<Tool extends ShownCard>(
  page: PageRequest,
  tools: readonly Tool[],
  { heartOf, noteOf, view = 'cards' }: CardOptions<Tool>,
): Promise<string> {
  const { figures } = await loadSite(page.context)
  const locale = page.context.get(localeContext)
  const shared = [locale, figures?.figuresBasis, heartOf.name, noteOf?.name, view]
  const wanted = tools.map((tool) => ({ tool, key: hashOf([shared, tool]) }))
  const missing = wanted.filter(({ key }) => !rendered.has(key))
  const Shown = view === 'list' ? ToolRow : ToolCard
  const cards = missing.map(({ tool, key }) => (
    <Shown key={key} tool={tool} heart={heartOf(tool)} note={noteOf?.(tool)} />
  ))
  const made = new Map(renderEach(page, figures, cards).map((html, place) => [missing[place]?.key ?? '', html]))
  for (const [key, html] of made) rendered.set(key, html)
  return wanted.map(({ key }) => made.get(key) ?? rendered.get(key) ?? '').join('')
}

/** A separator that occurs in no text: React escapes `<`. */
const cut = '<hr/>'

/** Texts that only cards and rows have. */
const serverTopics = ['listed']

/** Renders all cards in one pass: starting a render has a cost of its own. */
function renderEach({ url, context }: PageRequest, figures: SiteFigures | null, cards: ReactElement[]): string[] {
  if (cards.length === 0) return []
  const html = renderToStaticMarkup(
    <SiteFiguresContext value={figures}>
      <LanguageProvider locale={context.get(localeContext)} pathname={url.pathname} serverTopics={serverTopics}>
        {cards.map((card) => (
          <Fragment key={card.key}>
            {card}
            <hr />
          </Fragment>
        ))}
      </LanguageProvider>
    </SiteFiguresContext>,
  )
  return html.split(cut).slice(0, -1)
}
