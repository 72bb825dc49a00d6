import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import '../results/meant-text.css'

/** Says first that no tool of this name is listed, and offers to submit it. */
export function UnlistedName({ q, hasNear }: { q: string; hasNear: boolean }) {
  const { t, locale } = useLanguage()
  return (
    <p className="meant">
      <span>{t('find.notListed', { q })}</span>{' '}
      <Link to={pathTo('submit', locale, undefined, { name: q })}>{t('find.suggestIt')}</Link>{' '}
      {hasNear && <span className="near">{t('find.nearNames')}</span>}
    </p>
  )
}
