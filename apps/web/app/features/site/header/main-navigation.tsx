import { thisSite } from '@polydex/contract/site/site'
import { useLocation } from 'react-router'
import { pathTo, stripLocale } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { ChosenCategories } from '../../../request/site-data.ts'
import { Link } from '../../../ui/link.tsx'
import { OwnLink } from '../own-link.tsx'
import { RankingLinks } from './ranking-links.tsx'
import { pathToGroup } from '../../../addresses/path-to-group.ts'
import { Hatch } from '../../../ui/hatch.tsx'
import { ToolCount } from '../../../ui/figures/tool-count.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/opening/menu.tsx'
import './navigation-menu.css'

export function MainNavigation({ categories }: { categories: ChosenCategories }) {
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const currentOn = (path: string) => (pathname === path ? 'page' : undefined)
  const [find, submit] = [pathTo('find', locale), pathTo('submit', locale)]
  return (
    <nav className="nav" aria-label={t('site.mainNavigation')}>
      <CategoryMenu categories={categories} />
      {thisSite.figures && (
        <NavigationMenu id="rankings-menu" label={t('site.rankings')} paths={['/rank']}>
          <RankingLinks />
        </NavigationMenu>
      )}
      <Link to={find} aria-current={currentOn(find)}>
        {t('site.find')}
      </Link>
      <Link className="opt-nav" to={submit} aria-current={currentOn(submit)}>
        {t('site.submitTool')}
      </Link>
      {thisSite.header?.map((link) => (
        <OwnLink key={link.to} className="opt-nav" link={link} />
      ))}
    </nav>
  )
}

/** All groups, the largest categories, and a link to all of them. */
function CategoryMenu({ categories: { groups, largest } }: { categories: ChosenCategories }) {
  const { t, locale } = useLanguage()
  return (
    <NavigationMenu id="categories-menu" label={t('site.categories')} paths={['/category', '/cate']} wide>
      <div>
        <ul className="menu-cols">
          {groups.map(({ slug, name, tools }) => (
            <li key={slug} className={`g-${slug}`}>
              <Link to={pathToGroup(locale, slug)}>
                <Hatch group={slug} />
                {name}
                <ToolCount n={tools} />
              </Link>
            </li>
          ))}
        </ul>
        {largest.length > 0 && <h2>{t('site.largestCategories')}</h2>}
        <ul className="menu-cols">
          {largest.map(({ slug, name, tools }) => (
            <li key={slug}>
              <Link to={pathTo('category', locale, slug)}>
                {name}
                <ToolCount n={tools} />
              </Link>
            </li>
          ))}
        </ul>
        <Link className="menu-all" to={pathTo('category-list', locale)}>
          {t('site.allCategories')}
        </Link>
      </div>
    </NavigationMenu>
  )
}

type NavigationMenuProps = {
  id: string
  label: string
  /** Path prefixes of this menu's pages, without the locale; the menu is marked as current on them. */
  paths: readonly string[]
  wide?: boolean
  children: ReactNode
}

/** A dropdown of the header. */
function NavigationMenu({ id, label, paths, wide = false, children }: NavigationMenuProps) {
  const here = stripLocale(useLocation().pathname)
  const isHere = paths.some((path) => here === path || here.startsWith(`${path}/`))
  return (
    <Menu
      id={id}
      className={wide ? 'wide' : ''}
      buttonClassName={isHere ? 'nav-btn here' : 'nav-btn'}
      paths={paths.join(' ')}
      label={
        <>
          {label}
          <Icon name="down" small />
        </>
      }
    >
      {children}
    </Menu>
  )
}
