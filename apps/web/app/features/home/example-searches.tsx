import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import '../../ui/page/scroll-line.css'

/** Three popular searches. Each is a category, so that it has results in every language. */
export function ExampleSearches() {
  const { t, locale } = useLanguage()
  const inCategory = (category: string) => pathTo('find', locale, undefined, { category })
  return (
    <div className="try scroll-line">
      <span className="unseen">{t('home.examples')}</span>
      <Link to={inCategory('image-editing')}>{t('home.exampleBackground')}</Link>
      <Link to={inCategory('translation')}>{t('home.exampleTranslation')}</Link>
      <Link to={inCategory('presentations')}>{t('home.exampleSlides')}</Link>
    </div>
  )
}
