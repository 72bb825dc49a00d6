import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useState } from 'react'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { FilterBox } from '../../ui/form/filter-box.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import { filterGroups } from './filter-groups.ts'
import { GroupBlock } from './group-block.tsx'
import { GroupJumps } from './group-jumps.tsx'
import './category-index.css'

/** Every group with all its categories, jump links to each, and a filter box. */
export function CategoryIndex({ catalogue: { groups, figures } }: { catalogue: CategoryGroups }) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const shown = filterGroups(groups, typed)
  const countOf = (list: typeof groups) => list.flatMap(({ categories }) => categories).length
  return (
    <>
      <PageTop
        title={t('category.title')}
        lead={t('category.lead', { categories: countOf(groups), groups: groups.length, tools: figures.tools })}
      >
        <FilterBox label={t('category.filter')} value={typed} onChange={setTyped} />
        <output className="unseen">{text !== '' && t('category.left', { n: countOf(shown) })}</output>
      </PageTop>
      <div className="beside category-index">
        <GroupJumps groups={shown} />
        {shown.length === 0 ? (
          <div className="category-none">
            <p className="strong">{t('category.noneNamed', { text })}</p>
            <Link className="btn" to={pathTo('find', locale, undefined, { q: text })}>
              {t('category.searchTools', { text })}
            </Link>
          </div>
        ) : (
          <div className="category-groups">
            {shown.map((group) => (
              <GroupBlock key={group.slug} group={group} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}
