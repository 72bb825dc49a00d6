import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { fileFormats } from './file-format.ts'

/** Plain links: they respond with files. */
export function AccountDownload() {
  const { t, locale } = useLanguage()
  return fileFormats.map((format) => (
    <a key={format} className="btn" href={pathTo('collect-export', locale, format)} download>
      {format === 'csv' ? t('collect.asCsv') : t('collect.asJson')}
    </a>
  ))
}
