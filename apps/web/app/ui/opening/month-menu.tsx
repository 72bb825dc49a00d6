import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'
import { Link } from '../link.tsx'
import { SelectMenu } from './select-menu.tsx'

type MonthMenuProps = {
  label: string
  /** Newest first. */
  months: readonly string[]
  current: string | null
  /** The newest month is the page without a month. */
  addressOf: (month: string | undefined) => string
}

/** Other months of the same page, each a link. */
export function MonthMenu({ label, months, current, addressOf }: MonthMenuProps) {
  const locale = useLocale()
  if (current === null) return null
  return (
    <SelectMenu id="month-menu" label={label} value={formatMonth(locale, current)}>
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
