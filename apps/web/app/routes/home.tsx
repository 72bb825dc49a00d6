import { getCategoryGroups } from '@polydex/contract/category'
import { throwPageFailure } from '../api/page-failure.ts'
import { describeCatalogue } from '../features/category/describe-catalogue.ts'
import { GroupList } from '../features/category/group-list.tsx'
import { HomeHero } from '../features/category/home-hero.tsx'
import { FiguresStamp } from '../features/site/figures-stamp.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request-context.ts'
import type { Route } from './+types/home.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context
    .get(apiContext)(getCategoryGroups, { locale: context.get(localeContext) })
    .catch(throwPageFailure)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <PageHead title={t('home.headTitle')} description={describeCatalogue(t, loaderData.figures)} page="home" />
      <HomeHero catalogue={loaderData} stamp={<FiguresStamp figures={loaderData.figures} />} />
      <section className="section" aria-labelledby="categories-heading">
        <div className="section-head">
          <h2 id="categories-heading">{t('home.categories')}</h2>
          <span className="meta">{t('home.categoriesHint')}</span>
        </div>
        <GroupList groups={loaderData.groups} />
      </section>
    </div>
  )
}
