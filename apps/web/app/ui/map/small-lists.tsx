import { Fragment } from 'react'
import { formatCountry } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'

export type SmallList = {
  /** What these lists have in common, such as the place of a tool. */
  label?: string | undefined
  lists: readonly { code: string; to?: string }[]
}

type SmallListsProps = {
  groups: readonly SmallList[]
  /** Where they are named; undefined: here. */
  more?: string | undefined
}

/** The short lists of a region by name: on the map they are dots, and they are never counted. */
export function SmallLists({ groups, more }: SmallListsProps) {
  const { t, locale } = useLanguage()
  const n = groups.reduce((sum, { lists }) => sum + lists.length, 0)
  if (n === 0) return null
  const text = t('band.smallLists', { n })
  if (more !== undefined)
    return (
      <a className="opener map-more" href={more}>
        {text}
      </a>
    )
  return (
    // One name, because several open ones would cover each other.
    <details className="disclosure" name="small-lists">
      <summary className="opener">
        {text}
        <Icon name="down" small />
      </summary>
      <div className="map-small">
        <p>{t('map.notCounted')}</p>
        {groups.map(({ label, lists }) => (
          <p key={label}>
            {label !== undefined && <b>{label}: </b>}
            {lists.map(({ code, to }, index) => (
              <Fragment key={code}>
                {index > 0 && ' · '}
                {to === undefined ? formatCountry(locale, code) : <a href={to}>{formatCountry(locale, code)}</a>}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </details>
  )
}
