import { asServed } from '../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { LadderBand } from './arrange-ladder.ts'
import { LadderTools } from './ladder-tools.tsx'

type LadderSectionProps = { section: LadderBand; comparedWith: string | null; isOpen: boolean }

/** One band of a list and its tools; deeper bands are folded. */
export function LadderSection({ section, comparedWith, isOpen }: LadderSectionProps) {
  const { t, locale } = useLanguage()
  const { band, above, count, countBefore, tools } = section
  const id = `band-${band}`
  const number = (value: number) => formatNumber(locale, value)
  const head = (
    <>
      <h2 id={id} {...asServed}>
        {above === 0
          ? t('band.first', { band: number(band) })
          : t('ladder.places', { from: number(above + 1), band: number(band) })}
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
  const body =
    tools.length < count ? <p className="meta">{t('ladder.notNamed')}</p> : <LadderTools tools={tools} band={band} />
  if (isOpen)
    return (
      <section aria-labelledby={id}>
        <div className="rung">{head}</div>
        {body}
      </section>
    )
  return (
    <details>
      <summary className="rung">
        {head}
        <Icon name="down" small />
      </summary>
      {body}
    </details>
  )
}
