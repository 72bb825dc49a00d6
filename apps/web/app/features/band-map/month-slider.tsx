import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'

type MonthSliderProps = {
  /** Oldest first. */
  months: readonly string[]
  month: string
  addressOf: (month: string) => string
}

/** Rest before a month is opened: dragging passes many. */
const restMs = 200

/** The months as a slider; without script, links stand in its place. */
export function MonthSlider({ months, month, addressOf }: MonthSliderProps) {
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
