import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { LadderBand } from './arrange-ladder.ts'
import { LadderTools } from './ladder-tools.tsx'

type LadderSectionProps = {
  section: LadderBand
  comparedWith: string | null
  isOpen: boolean
  addressOf: (page: number) => string
}

/** One band of a list and its tools. Deeper bands are collapsed, or on a page of their own. */
export function LadderSection({ section, comparedWith, isOpen, addressOf }: LadderSectionProps) {
  const { t, locale } = useLanguage()
  const { band, above, count, countBefore, tools, page } = section
  const id = `band-${band}`
  const number = (value: number) => formatNumber(locale, value)
  const name =
    above === 0
      ? t('band.first', { band: number(band) })
      : t('ladder.places', { from: number(above + 1), band: number(band) })
  const head = (
    <>
      <h2 id={id} {...asServed}>
        {tools.length > 0 || page === undefined ? (
          name
        ) : (
          <Link to={`${addressOf(page)}#${id}`} {...asServed}>
            {name}
          </Link>
        )}
      </h2>
      <span className="meta" {...asServed}>
        {countBefore === null || comparedWith === null
          ? t('ranking.toolCount', { n: count })
          : t('ladder.countBefore', {
              n: count,
              before: number(countBefore),
              month: formatMonthName(locale, comparedWith),
            })}
      </span>
    </>
  )
  const list = <LadderTools tools={tools} band={band} />
  if (isOpen || tools.length === 0)
    return (
      <section aria-labelledby={id}>
        <div className="in-row rung">{head}</div>
        {tools.length > 0 ? list : count > 0 && page === undefined && <p className="meta">{t('ladder.notNamed')}</p>}
      </section>
    )
  return (
    <details>
      <summary className="in-row rung">
        {head}
        <Icon name="down" small />
      </summary>
      {list}
    </details>
  )
}
