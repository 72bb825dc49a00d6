import { pathTo, type Query } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import '../../../ui/list/view-switch.css'
import './rise-switch.css'

type RiseSwitchProps = { region: string; month: Query['month']; isByRise: boolean }

/** A country's tools by place or by rise, as two links. */
export function RiseSwitch({ region, month, isByRise }: RiseSwitchProps) {
  const { t, locale } = useLanguage()
  const addressOf = (sort?: string) => pathTo('rank-region-tools', locale, region, { month, sort })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- links, not fields
    <div className="view-switch rise-switch" role="group" aria-label={t('region.orders')}>
      <Link to={addressOf()} aria-current={isByRise ? undefined : 'page'}>
        {t('region.byPlace')}
      </Link>
      <Link to={addressOf('rise')} aria-current={isByRise ? 'page' : undefined}>
        {t('region.byRise')}
      </Link>
    </div>
  )
}
