import type { ReactNode } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatFinePercent } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { Bar } from '../../../ui/figures/bar.tsx'

type CountryShareRowProps = {
  share: number
  /** The share of a full bar. */
  largest: number
  visits: number
  className?: string
  /** Name of the country. */
  children: ReactNode
}

export function CountryShareRow({ share, largest, visits, className, children }: CountryShareRowProps) {
  const locale = useLocale()
  return (
    <tr className={className}>
      <th scope="row">{children}</th>
      <td>
        <span className="share-cell">
          <Bar share={largest === 0 ? 0 : share / largest} />
          <span className="num" {...asServed}>
            {formatFinePercent(locale, share)}
          </span>
        </span>
      </td>
      <td className="right num strong" {...asServed}>
        {formatCompact(locale, visits)}
      </td>
    </tr>
  )
}
