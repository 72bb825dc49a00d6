import { useLocation } from 'react-router'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import type { ChosenCategories } from '../../../request/site-data.ts'
import { Link } from '../../../ui/link.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { NavigationMenu } from './navigation-menu.tsx'
import { RankingLinks } from './ranking-links.tsx'

export function MainNavigation({ categories }: { categories: ChosenCategories }) {
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const currentOn = (path: string) => (pathname === path ? 'page' : undefined)
  const [find, submit] = [pathTo('find', locale), pathTo('submit', locale)]
  return (
    <nav className="nav" aria-label={t('site.mainNavigation')}>
      <CategoryMenu categories={categories} />
      <NavigationMenu id="rankings-menu" label={t('site.rankings')} paths={['/rank']}>
        <RankingLinks />
      </NavigationMenu>
      <Link to={find} aria-current={currentOn(find)}>
        {t('site.find')}
      </Link>
      <Link className="opt-nav" to={submit} aria-current={currentOn(submit)}>
        {t('site.submitTool')}
      </Link>
    </nav>
  )
}
