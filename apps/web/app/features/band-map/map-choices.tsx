import { asServed } from '../../i18n/as-served.ts'
import { formatNumber, formatShortMonth, formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { mapBands, type MapBand } from './count-tools.ts'
import './map-choices.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

type MonthSliderProps = {
  /** Oldest first. */
  months: readonly string[]
  month: string
  addressOf: (month: string) => string
}

/** Rest before a month is opened: dragging passes many. */
const restMs = 200

/** The months as a slider; without script, links stand in its place. */
function MonthSlider({ months, month, addressOf }: MonthSliderProps) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const [index, setIndex] = useState(() => months.indexOf(month))
  const chosen = months[index] ?? month
  const address = chosen === month ? undefined : addressOf(chosen)
  useEffect(() => {
    if (address === undefined) return undefined
    const timer = setTimeout(() => void navigate(address, { preventScrollReset: true }), restMs)
    return () => clearTimeout(timer)
  }, [address, navigate])
  return (
    <label className="month-slider">
      <span className="unseen">{t('lists.months')}</span>
      <input
        type="range"
        max={months.length - 1}
        value={index}
        onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        aria-valuetext={formatMonth(locale, chosen)}
        {...asServed}
      />
      <output {...asServed}>{formatMonth(locale, chosen)}</output>
    </label>
  )
}

type MapChoicesProps = {
  view: 'map' | 'table'
  band: MapBand
  /** Newest first. */
  months: readonly string[]
  month: string | null
  ofView: (view: 'map' | 'table') => string
  ofBand: (band: MapBand) => string
  ofMonth: (month: string | undefined) => string
}

const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

/** Map or table, the places up to which tools are counted, and the month: links, which work without script. */
export function MapChoices({ view, band, months, month, ofView, ofBand, ofMonth }: MapChoicesProps) {
  const { t, locale } = useLanguage()
  const addressOf = (chosen: string) => ofMonth(chosen === months[0] ? undefined : chosen)
  return (
    <div className="in-row map-choices">
      <nav aria-label={t('lists.view')}>
        <Link to={ofView('map')} aria-current={current(view === 'map')}>
          {t('lists.asMap')}
        </Link>
        <Link to={ofView('table')} aria-current={current(view === 'table')}>
          {t('lists.asTable')}
        </Link>
      </nav>
      {view === 'map' && (
        <nav aria-label={t('lists.bands')}>
          {mapBands.map((known) => (
            <Link key={known} to={ofBand(known)} aria-current={current(known === band)} {...asServed}>
              {t('band.first', { band: formatNumber(locale, known) })}
            </Link>
          ))}
        </nav>
      )}
      {months.length > 1 && month !== null && (
        <>
          <nav className="month-links" aria-label={t('lists.months')}>
            {months.toReversed().map((shown) => (
              <Link key={shown} to={addressOf(shown)} aria-current={current(shown === month)} {...asServed}>
                {formatShortMonth(locale, shown)}
              </Link>
            ))}
          </nav>
          <MonthSlider key={month} months={months.toReversed()} month={month} addressOf={addressOf} />
        </>
      )}
    </div>
  )
}
