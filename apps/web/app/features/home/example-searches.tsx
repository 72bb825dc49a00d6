import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** A random tool, and three popular searches. Each is a category, so that it has results in every language. */
export function ExampleSearches() {
  const { t, locale } = useLanguage()
  const inCategory = (category: string) => pathTo('find', locale, undefined, { category })
  return (
    <div className="try">
      {/* A plain link: each visit gives another tool, so neither router nor browser may prefetch it. */}
      <a className="surprise" href={pathTo('tool', locale)} rel="nofollow">
        <Icon name="dice" />
        {t('home.openRandom')}
      </a>
      <span className="meta">{t('home.examples')}</span>
      <Link to={inCategory('image-editing')}>{t('home.exampleBackground')}</Link>
      <Link to={inCategory('translation')}>{t('home.exampleTranslation')}</Link>
      <Link to={inCategory('presentations')}>{t('home.exampleSlides')}</Link>
    </div>
  )
}
