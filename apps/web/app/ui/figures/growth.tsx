import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import './growth.css'

type GrowthProps = {
  /** Only its sign is used, and only where the shown figure is not zero. */
  value: number
  /** The formatted figure, with its sign. */
  children: ReactNode
  /** What the arrow means, for screen readers; by default up, down or unchanged. */
  meaning?: string
}

/** A change that rounds to zero is shown as ±0.0%: an arrow beside it would contradict it. */
const isShownAsZero = (figure: ReactNode): boolean => typeof figure === 'string' && figure.startsWith('±')

/** Direction by arrow, sign and words, never by colour alone. */
export function Growth({ value, children, meaning }: GrowthProps) {
  const t = useTranslate()
  const direction = value === 0 || isShownAsZero(children) ? 'flat' : value > 0 ? 'up' : 'down'
  const inWords = { up: t('site.up'), down: t('site.down'), flat: t('site.unchanged') }
  return (
    <span className={`growth ${direction}`}>
      <span className="num" {...asServed}>
        {children}
      </span>
      <span className="unseen">{` ${meaning ?? inWords[direction]}`}</span>
    </span>
  )
}
