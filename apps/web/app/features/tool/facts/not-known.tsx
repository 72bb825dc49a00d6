import type { CorrectedField } from '@polydex/contract/case/correction'
import { pathTo } from '../../../addresses/path-to.ts'
import { startRow } from '../../../i18n/start-row.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'

/** Short, and with a way to tell us: the correction form with the field chosen. */
export function NotKnown({ slug, kind }: { slug: string; kind: CorrectedField }) {
  const { t, locale } = useLanguage()
  return (
    <span className="unknown">
      {startRow(locale, t('facts.notKnown'))}{' '}
      <Link to={pathTo('correction', locale, slug, { field: kind })} rel="nofollow">
        {t('facts.tellUs')}
      </Link>
    </span>
  )
}
