import type { ReactNode } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { MonthMenu } from '../../ui/opening/month-menu.tsx'
import type { RankingText } from './describe-ranking.ts'
import { RankMenu } from './rank-menu.tsx'
import type { RankingAddresses } from './ranking-addresses.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import './ranking-frame.css'

type RankingFrameProps = {
  text: RankingText
  months: readonly string[]
  month: string | null
  addresses: RankingAddresses
  /** Selects the category, country or source. */
  menu?: ReactNode
  /** Above the heading: why this is shown. */
  note?: ReactNode
  /** Where the figures come from. */
  provenance: ReactNode
  children: ReactNode
}

/** Common parts of all rankings: tabs, title and explanation, menus, and the source of the figures. */
export function RankingFrame({ text, months, month, addresses, menu, note, provenance, children }: RankingFrameProps) {
  const t = useTranslate()
  return (
    <>
      <RankMenu current={text.view} />
      {note}
      <div className="rank-top">
        <div>
          <h1 {...asServed}>{keepWords(text.heading)}</h1>
          {text.lead !== undefined && (
            <p className="lead" {...asServed}>
              {text.lead}
            </p>
          )}
        </div>
        <div className="in-row field-row">
          {menu}
          <MonthMenu label={t('ranking.month')} months={months} current={month} addressOf={addresses.ofMonth} />
        </div>
      </div>
      <div className="rank-note">
        {provenance}
        <details className="how">
          <summary className="opener">
            <Icon name="info" small />
            {t('ranking.howHeading')}
          </summary>
          {text.how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </div>
      {children}
    </>
  )
}
