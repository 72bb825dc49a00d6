import { thisSite } from '@polydex/contract/site/site'
import { getHome } from '@polydex/contract/tool/home'
import { throwPageFailure } from '../request/page-failure.ts'
// Styles of parts that only the server renders; the client bundle contains nothing else of them.
import '../features/band-map/map-section.tsx'
import { renderMap } from '../features/band-map/render-map.server.tsx'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { useHearts } from '../features/favorite/use-hearts.ts'
import '../features/home/common-tasks.tsx'
import '../features/home/group-leaders.tsx'
import '../features/home/group-legend.tsx'
import '../features/home/moved-tools.tsx'
import '../features/home/newest-tools.tsx'
import '../features/home/submit-banner.tsx'
import { describeCatalogue } from '../features/home/describe-catalogue.ts'
import { findRandom } from '../features/home/find-random.server.ts'
import { HomeHero } from '../features/home/home-hero.tsx'
import '../features/home/home-page.css'
import { RandomTools } from '../features/home/random-tools.tsx'
import { renderHome } from '../features/home/render-home.server.tsx'
import { seedAfter } from '../features/home/seeds.ts'
import { SearchField } from '../features/search/search-field.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import '../features/card/tool-card.tsx'
import { renderCards } from '../features/card/render-cards.server.tsx'
import { findTranslate, useLanguage } from '../i18n/translate.tsx'
import { useFollowMaps } from '../features/band-map/use-follow-maps.ts'
import { queryOf } from '../addresses/query-of.ts'
import { apiContext, localeContext } from '../request/request-context.ts'
import { useServerPart } from '../request/use-server-part.ts'
import type { Route } from './+types/home.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const callApi = context.get(apiContext)
  const locale = context.get(localeContext)
  const [{ map, ...home }, random] = await Promise.all([
    callApi(getHome, { locale }),
    findRandom(callApi, locale, queryOf(request, 'home').seed),
  ]).catch(throwPageFailure)
  const page = { request, url, context }
  const drawn = renderMap(page, map)
  const parts = await renderHome(page, home, random, (cards) => renderCards(page, cards, { heartOf }))
  return {
    // Written here: the rules of plurals take a browser longer than the rest of the page.
    lead: thisSite.sentence?.[locale] ?? describeCatalogue(findTranslate(locale, 'home'), home.figures),
    nextSeed: random === null || random.tools.length === 0 ? null : seedAfter(Number(random.seed)),
    parts: parts && { ...parts, ...drawn },
  }
}

export default function HomePage({ loaderData: { lead, nextSeed, parts } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const moved = useServerPart('moved', parts?.moved)
  const groups = useServerPart('groups', parts?.groups)
  const tasks = useServerPart('tasks', parts?.tasks)
  const leaders = useServerPart('leaders', parts?.leaders)
  const map = useServerPart('map', parts?.map)
  const newest = useServerPart('newest', parts?.newest)
  const random = useServerPart('random', parts?.random)
  const banner = useServerPart('banner', parts?.banner)
  const hearts = useHearts<HTMLDivElement>()
  useFollowMaps()
  return (
    <>
      <PageHead title={thisSite.headline?.[locale] ?? t('home.headTitle')} description={lead} page="home" />
      <div className="wrap">
        <HomeHero lead={lead} searchField={<SearchField />} moved={<div className="hero-moved" {...moved} />} />
      </div>
      <div {...groups} />
      <div className="wrap home">
        <div {...tasks} />
        <div {...leaders} />
        <div {...map} />
        <div {...newest} />
        {nextSeed !== null && (
          <RandomTools nextSeed={nextSeed}>
            <div {...random} {...hearts} />
          </RandomTools>
        )}
        <div {...banner} />
      </div>
    </>
  )
}
