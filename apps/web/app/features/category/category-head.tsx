import { thisSite } from '@polydex/contract/site/site'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { pathToGroup } from '../../addresses/path-to-group.ts'
import { useSite } from '../../request/use-site.ts'
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import type { CategoryHeadData } from './category-head-model.ts'
import './category-head.css'

/** What the category is, its size, and a link to its ranking. */
export function CategoryHead({ category: { slug, name, description, tools, group } }: { category: CategoryHeadData }) {
  const { t, locale } = useLanguage()
  const isByReach = useSite()?.figures?.figuresBasis === 'bands'
  const parents = [
    { name: t('site.home'), to: pathTo('home', locale) },
    { name: t('category.title'), to: pathTo('category-list', locale) },
    { name: group.name, to: pathToGroup(locale, group.slug) },
  ]
  return (
    <>
      <Breadcrumb label={t('category.path')} parents={parents} />
      <div className={`category-head g-${group.slug}`}>
        <Hatch group={group.slug} />
        <h1>{name}</h1>
        <p className="lead">{description}</p>
        {tools > 0 && thisSite.figures && (
          <p className="in-row category-facts">
            <MoreLink to={pathTo('rank-category-tools', locale, slug)}>
              {isByReach ? t('category.rankingReach', { category: name }) : t('category.ranking', { category: name })}
            </MoreLink>
          </p>
        )}
      </div>
    </>
  )
}
