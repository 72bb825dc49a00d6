import { thisSite } from '@polydex/contract/site/site'
import { getCoverage } from '@polydex/contract/tool/coverage'
import { throwPageFailure } from '../request/page-failure.ts'
import { AboutBands } from '../features/about/about-bands.tsx'
import { AboutContribute } from '../features/about/about-contribute.tsx'
import { AboutFacts } from '../features/about/about-facts.tsx'
import { AboutNumbers } from '../features/about/about-numbers.tsx'
import { AboutProject } from '../features/about/about-project.tsx'
import { AboutSources } from '../features/about/about-sources.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { isWholeSite, siteSentence } from '../i18n/site-sentence.ts'
import { useLanguage } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import { useSite } from '../request/use-site.ts'
import { TextPage } from '../ui/page/text-page.tsx'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context
    .get(apiContext)(getCoverage, { locale: context.get(localeContext) })
    .catch(throwPageFailure)
}

export default function AboutPage({ loaderData: coverage }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const isByReach = useSite()?.figures?.figuresBasis === 'bands'
  return (
    <>
      <PageHead
        title={t('about.title')}
        description={thisSite.figures ? t('about.headDescription') : siteSentence(t, locale)}
        page="about"
      />
      <TextPage
        title={t('about.title')}
        lead={isWholeSite ? t('about.lead') : siteSentence(t, locale)}
        contents={t('about.contents')}
        sections={[
          { id: 'project', title: t('about.project'), content: <AboutProject /> },
          ...(thisSite.figures
            ? [{ id: 'numbers', title: t('about.numbers'), content: isByReach ? <AboutBands /> : <AboutNumbers /> }]
            : []),
          { id: 'facts', title: t('about.facts'), content: <AboutFacts coverage={coverage} /> },
          { id: 'sources', title: t('about.sources'), content: <AboutSources isByReach={isByReach} /> },
          { id: 'contribute', title: t('about.contribute'), content: <AboutContribute /> },
        ]}
      />
    </>
  )
}
