import { thisSite } from '@polydex/contract/site/site'
import { ownRegion } from '@polydex/contract/locale/own-region'
import type { Home } from '@polydex/contract/tool/home'
import type { RandomTools } from '@polydex/contract/tool/tool'
import { toShownCard, type ShownCard } from '../../api/shown-card.ts'
import { localeContext } from '../../request/request-context.ts'
import { renderParts, type PageRequest } from '../../request/render-parts.server.tsx'
import { hasMoves } from '../../ui/bands/has-moves.ts'
import { Provenance } from '../../ui/figures/provenance.tsx'
import { CommonTasks } from './common-tasks.tsx'
import { chooseMoved } from './choose-home.ts'
import { GroupLeaders } from './group-leaders.tsx'
import { GroupLegend } from './group-legend.tsx'
import { MovedTools } from './moved-tools.tsx'
import { NewestTools } from './newest-tools.tsx'
import { SubmitBanner } from './submit-banner.tsx'

/** The parts of the home page that need no script: all but the search field and the link to other random tools. */
export async function renderHome(
  page: PageRequest,
  home: Omit<Home, 'map'>,
  random: RandomTools | null,
  /** Cards come from another feature. */
  renderCards: (cards: readonly ShownCard[]) => Promise<string>,
) {
  const moved = chooseMoved(home)
  const own = ownRegion(page.context.get(localeContext))
  const country = home.figures.ownRegions.includes(own) ? own : null
  const cards = (random?.tools ?? []).map((tool) => toShownCard(tool, undefined))
  const html = await renderCards(cards)
  const isSourceNamed = moved !== null && moved.month === home.month
  return renderParts(page, ['rise'], {
    moved: moved && <MovedTools moved={moved} country={country} />,
    groups: <GroupLegend groups={home.groups} />,
    tasks: home.tasks.length > 0 && <CommonTasks tasks={home.tasks} />,
    leaders: <GroupLeaders home={home} />,
    newest: <NewestTools tools={home.hasNews ? home.newest : []} />,
    random: (
      <>
        <ul className="grid" aria-live="polite" dangerouslySetInnerHTML={{ __html: html }} />
        {/* Said once on a page, unless what moved is of another month. */}
        {!isSourceNamed && random !== null && random.sources.length > 0 && (
          <Provenance sources={random.sources} month={random.month} isCompared={hasMoves(cards)} />
        )}
      </>
    ),
    banner: thisSite.submissions && <SubmitBanner groups={home.groups} />,
  })
}
