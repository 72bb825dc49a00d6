import { getCategoryGroups } from '@polydex/contract/category'
import { getHome } from '@polydex/contract/home'
import { throwPageFailure } from '../api/page-failure.ts'
import { pack, useUnpacked } from '../api/packed.ts'
// Styles of parts that only the server renders; the client bundle contains nothing else of them.
import '../features/band-map/map-section.tsx'
import { renderMap } from '../features/band-map/render-map.server.tsx'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import '../features/home/group-leaders.tsx'
import '../features/home/group-section.tsx'
import '../features/home/newest-tools.tsx'
import '../features/home/submit-banner.tsx'
import '../features/home/trending-strip.tsx'
import { chooseHome } from '../features/home/choose-home.ts'
import type { RandomTool } from '../features/home/choose-random.ts'
import { describeCatalogue } from '../features/home/describe-catalogue.ts'
import { findRandom } from '../features/home/find-random.server.ts'
import { HomeHero } from '../features/home/home-hero.tsx'
import { RandomTools } from '../features/home/random-tools.tsx'
import { renderHome } from '../features/home/render-home.server.tsx'
import { SearchField } from '../features/search/search-field.tsx'
import { FiguresStamp } from '../features/site/figures-stamp.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import '../features/card/tool-card.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
import { ToolText } from '../features/tool/tool-text.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { useServerPart } from '../request/use-server-part.ts'
import type { Route } from './+types/home.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  // The frame needs the groups too, so they cost no extra call.
  const [home, { groups }, random] = await Promise.all([
    callApi(getHome, { locale }),
    callApi(getCategoryGroups, { locale }),
    findRandom(callApi, locale, queryOf(request, 'home').seed),
  ]).catch(throwPageFailure)
  const { map, ...rest } = home
  const chosen = chooseHome(rest, groups)
  const page = { request, url, context }
  const drawn = renderMap(page, map)
  const parts = await renderHome(page, chosen, (cards) => renderCards(page, cards, { heartOf }))
  return {
    home: pack({ figures: chosen.figures, groups: chosen.groups, moved: chosen.moved, random }),
    parts: parts && { ...parts, ...drawn },
  }
}

const textOf = (tool: RandomTool) => <ToolText tool={tool} className="desc" />

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const home = useUnpacked(loaderData.home)
  const map = useServerPart('map', loaderData.parts?.map)
  const lists = useServerPart('lists', loaderData.parts?.lists)
  const sections = useServerPart('sections', loaderData.parts?.sections)
  const hearts = useHearts<HTMLDivElement>()
  useFollowMaps()
  return (
    <div className="wrap">
      <PageHead title={t('home.headTitle')} description={describeCatalogue(t, home.figures)} page="home" />
      <HomeHero home={home} searchField={<SearchField />} stamp={<FiguresStamp figures={home.figures} />} />
      <div {...map} />
      <div {...lists} />
      <RandomTools random={home.random} textOf={textOf} />
      <div {...sections} {...hearts} />
    </div>
  )
}
