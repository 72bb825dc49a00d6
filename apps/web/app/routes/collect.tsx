import { getHome } from '@polydex/contract/home'
import { Collection } from '../features/favorite/collection.tsx'
import { heartOf } from '../features/favorite/heart-of.tsx'
import { StartSection } from '../features/favorite/start-section.tsx'
import { suggestTools } from '../features/favorite/suggest-tools.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { ToolGrid } from '../features/tool/tool-grid.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request-context.ts'
import { Provenance } from '../ui/provenance.tsx'
import type { Route } from './+types/collect.ts'

/** So many tools to begin with, each of another group. */
const suggested = 4

export async function loader({ context }: Route.LoaderArgs) {
  // What the visitor has saved is asked for by the browser; the page is worth showing without suggestions.
  const home = await context
    .get(apiContext)(getHome, { locale: context.get(localeContext) })
    .catch(() => null)
  if (home === null) return null
  return {
    tools: suggestTools(home.sections, suggested),
    sources: home.sources,
    month: home.month,
    isByVisits: home.basis !== 'none',
  }
}

export default function CollectPage({ loaderData: start }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <PageHead title={t('collect.title')} description={t('collect.emptyLead')} page="collect" indexable={false} />
      <Collection renderTools={(tools, removing) => <ToolGrid tools={tools} heartOf={removing} />} />
      {start !== null && start.tools.length > 0 && (
        <StartSection isByVisits={start.isByVisits}>
          <ToolGrid tools={start.tools} heartOf={heartOf} />
          {start.sources.length > 0 && <Provenance sources={start.sources} month={start.month} />}
        </StartSection>
      )}
    </div>
  )
}
