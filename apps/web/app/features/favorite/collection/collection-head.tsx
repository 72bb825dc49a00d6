import type { ReactNode } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { useTranslate } from '../../../i18n/translate.tsx'
import './collection.css'

type CollectionHeadProps = { title: string; lead?: string; count: string; aside?: ReactNode; children?: ReactNode }

/** The title of a list of favourites, its size, and its controls. */
export function CollectionHead({ title, lead, count, aside, children }: CollectionHeadProps) {
  return (
    <div className="spread collection-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {/* Names the cards, whose headings are one level deeper. */}
        <h2 className="meta" {...asServed}>
          {count}
        </h2>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** To the lists, which stand below the favourites. */
export function ListsLink({ lists }: { lists: number }) {
  const t = useTranslate()
  if (lists === 0) return null
  return (
    <a className="log-in-everywhere" href="#lists">
      {t('collect.toLists', { n: lists })}
    </a>
  )
}
