import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'

/** Plain links: they respond with files. */
export function AccountDownload() {
  const { t, locale } = useLanguage()
  return (
    <>
      <a className="btn" href={pathTo('collect-export', locale, 'csv')} download>
        {t('take.csv')}
      </a>
      <a className="btn" href={pathTo('collect-export', locale, 'json')} download>
        {t('collect.asJson')}
      </a>
    </>
  )
}
