import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { FilterBox } from '../../ui/form/filter-box.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTop } from '../../ui/page/page-top.tsx'
import './category-index.css'
import { groupAnchor } from '../../addresses/path-to-group.ts'
import { Hatch } from '../../ui/hatch.tsx'
import { ToolCount } from '../../ui/figures/tool-count.tsx'
import './group-jumps.css'
import './group-block.css'

type Groups = CategoryGroups['groups']

/** Ignores diacritics, width and case. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Categories whose name contains the text, and whole groups whose own name does. */
function filterGroups(groups: Groups, typed: string): Groups {
  const needle = fold(typed.trim())
  if (needle === '') return groups
  const matches = ({ name }: { name: string }) => fold(name).includes(needle)
  return groups
    .map((group) => (matches(group) ? group : { ...group, categories: group.categories.filter(matches) }))
    .filter(({ categories }) => categories.length > 0)
}

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

/** Plain anchors, so that the browser scrolls there and moves the focus. */
function GroupJumps({ groups }: { groups: CategoryGroups['groups'] }) {
  const t = useTranslate()
  return (
    <nav className="group-jumps" aria-label={t('category.groups')}>
      <ul>
        {groups.map(({ slug, name, tools }) => (
          <li key={slug} className={`g-${slug}`}>
            <a className="line-link" href={`#${groupAnchor(slug)}`}>
              <Hatch group={slug} />
              <span className="name">{name}</span>
              <ToolCount n={tools} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Group = CategoryGroups['groups'][number]

/** A group and its categories. An empty category is listed without a link. */
function GroupBlock({ group: { slug, name, description, categories } }: { group: Group }) {
  const { locale } = useLanguage()
  return (
    <section
      className={`group-block g-${slug}`}
      id={groupAnchor(slug)}
      aria-labelledby={`heading-${slug}`}
      tabIndex={-1}
    >
      <div className="group-head">
        <Hatch group={slug} />
        <h2 id={`heading-${slug}`}>{name}</h2>
        <p className="meta">{description}</p>
      </div>
      <ul>
        {categories.map((category) => (
          <li key={category.slug}>
            {category.tools > 0 ? (
              <Link className="line-link" to={pathTo('category', locale, category.slug)}>
                <span className="name">{category.name}</span>
                <ToolCount n={category.tools} />
              </Link>
            ) : (
              <span className="line-link none">
                <span className="name">{category.name}</span>
                <ToolCount n={0} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
