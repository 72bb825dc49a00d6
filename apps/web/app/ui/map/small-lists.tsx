import { formatCountry } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Disclosure } from '../opening/disclosure.tsx'

export type SmallList = {
  /** What these lists have in common, such as the place of a tool. */
  label?: string | undefined
  lists: readonly { code: string; to?: string }[]
}

/** The short lists of a region by name: on the map they are dots, and they are never counted. */
export function SmallLists({ groups }: { groups: readonly SmallList[] }) {
  const { t, locale } = useLanguage()
  const n = groups.reduce((sum, { lists }) => sum + lists.length, 0)
  if (n === 0) return null
  return (
    <Disclosure summary={t('band.smallLists', { n })}>
      <div className="map-small">
        <p>{t('map.notCounted')}</p>
        {groups.map(({ label, lists }) => (
          <p key={label}>
            {label !== undefined && <b>{label}: </b>}
            {lists.map(({ code, to }, index) => (
              <span key={code}>
                {index > 0 && ' · '}
                {to === undefined ? formatCountry(locale, code) : <a href={to}>{formatCountry(locale, code)}</a>}
              </span>
            ))}
          </p>
        ))}
      </div>
    </Disclosure>
  )
}
