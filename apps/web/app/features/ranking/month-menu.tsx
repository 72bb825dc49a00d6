import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { SelectMenu } from '../../ui/select-menu.tsx'

type MonthMenuProps = {
  /** Newest first. */
  months: readonly string[]
  current: string | null
  /** The newest month is the page without a month. */
  addressOf: (month: string | undefined) => string
}

export function MonthMenu({ months, current, addressOf }: MonthMenuProps) {
  const { t, locale } = useLanguage()
  if (current === null) return null
  return (
    <SelectMenu id="month-menu" label={t('ranking.month')} value={formatMonth(locale, current)}>
      <ul>
        {months.map((month, index) => (
          <li key={month}>
            <Link
              to={addressOf(index === 0 ? undefined : month)}
              aria-current={month === current ? 'page' : undefined}
              {...asServed}
            >
              {formatMonth(locale, month)}
            </Link>
          </li>
        ))}
      </ul>
    </SelectMenu>
  )
}
