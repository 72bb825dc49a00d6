import type { ReactNode } from 'react'
import { asServed } from '../i18n/as-served.ts'
import { useTranslate } from '../i18n/translate.tsx'
import './growth.css'

type GrowthProps = {
  /** Only its sign is used. */
  value: number
  /** The formatted figure, with its sign. */
  children: ReactNode
  /** What the arrow means, for screen readers; by default up, down or unchanged. */
  meaning?: string
}

/** Direction by arrow, sign and words, never by colour alone. */
export function Growth({ value, children, meaning }: GrowthProps) {
  const t = useTranslate()
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'flat'
  return (
    <span className={`growth ${direction}`}>
      {direction !== 'flat' && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={direction === 'up' ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
        </svg>
      )}
      <span className="num" {...asServed}>
        {children}
      </span>
      <span className="unseen">{` ${meaning ?? (value > 0 ? t('site.up') : value < 0 ? t('site.down') : t('site.unchanged'))}`}</span>
    </span>
  )
}
