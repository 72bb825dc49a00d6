import { thisSite } from '@polydex/contract/site/site'
import { useLocale, useTranslate } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { LogInEverywhere } from '../keep/log-in-everywhere.tsx'
import './empty-collection.css'

/** Line widths of a drawn card: name, price, two lines of text, figure, three bars. */
const places = [
  { x: 8, name: 64, price: 44, text: [160, 128], figure: 46, bars: [52, 31, 22] },
  { x: 198, name: 72, price: 58, text: [160, 142], figure: 58, bars: [52, 38, 17] },
  { x: 388, name: 52, price: 36, text: [160, 112], figure: 50, bars: [52, 26, 24] },
] as const

/** Three placeholders for saved tools, the middle one just filled. */
function EmptyPlaces() {
  return (
    <svg className="ghost" viewBox="0 32 560 176" aria-hidden="true">
      {places.map(({ x, name, price, text, figure, bars }, index) => (
        <g key={x}>
          <rect className={index === 1 ? 'mesh taken' : 'route'} x={x} y="40" width="48" height="48" rx="10" />
          <rect className="line" x={x + 60} y="49" width={name} height="11" rx="2" />
          <rect className="line" x={x + 60} y="70" width={price} height="7" rx="2" />
          <path
            className={index === 1 ? 'lost saved' : 'unsaved'}
            transform={`translate(${x - 182} 4)`}
            d="M336 70S326 64 326 56.5A5.4 5.4 0 0 1 336 53.6 5.4 5.4 0 0 1 346 56.5C346 64 336 70 336 70z"
          />
          {text.map((width, row) => (
            <rect key={width} className="line" x={x} y={106 + row * 16} width={width} height="7" rx="2" />
          ))}
          <rect className="line" x={x} y="146" width="164" height="1" />
          <rect className="line" x={x} y="162" width={figure} height="14" rx="2" />
          {bars.map((width, row) => (
            <g key={width}>
              <rect className="line" x={x + 84} y={160 + row * 16} width="16" height="10" rx="2" />
              <rect className="line" x={x + 108} y={163 + row * 16} width={width} height="4" rx="2" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Explains what the page is for and how to fill it. */
export function EmptyCollection({ isAccount = false, hasLists }: { isAccount?: boolean; hasLists: boolean }) {
  const t = useTranslate()
  const locale = useLocale()
  // Whoever has lists knows what the page is for, and came for them.
  if (hasLists)
    return (
      <div className="collection-head is-alone">
        <h1 tabIndex={-1}>{t('collect.title')}</h1>
        <p className="lead">{t('collect.emptyHere')}</p>
      </div>
    )
  return (
    <section className="halves empty collection-empty">
      <div>
        <h1 tabIndex={-1}>{t('collect.emptyTitle')}</h1>
        <p className="lead">{t('collect.emptyLead')}</p>
        <ul className="howto">
          <li>
            <Icon name="heart" />
            <span>{isAccount ? t('collect.howHeartAccount') : t('collect.howHeart')}</span>
          </li>
          <li>
            <Icon name="check" />
            <span>{isAccount ? t('collect.howKeptAccount') : t('collect.howKept')}</span>
          </li>
          {!isAccount && thisSite.accounts && (
            <li>
              <Icon name="person" />
              <span>
                <LogInEverywhere />
              </span>
            </li>
          )}
        </ul>
        <div className="in-row collection-actions">
          <Link className="btn btn-primary" to={pathTo('find', locale)}>
            {t('collect.find')}
          </Link>
          <Link className="btn" to={pathTo('tool', locale)}>
            <Icon name="dice" />
            {t('collect.surprise')}
          </Link>
        </div>
      </div>
      <EmptyPlaces />
    </section>
  )
}
