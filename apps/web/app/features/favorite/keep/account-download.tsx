import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Plain links: they respond with files. */
export function AccountDownload() {
  const { t, locale } = useLanguage()
  return (
    <>
      <a className="btn" href={pathTo('collect-export', locale, 'csv')} download title={t('take.csv')}>
        <Icon name="download" />
        CSV
      </a>
      <a className="btn" href={pathTo('collect-export', locale, 'json')} download>
        {t('collect.asJson')}
      </a>
    </>
  )
}
