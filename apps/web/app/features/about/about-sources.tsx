import { useTranslate } from '../../i18n/translate.tsx'
import { AboutTable } from './about-table.tsx'

/** Names and licences are written as their owners write them, in every language. */
export function AboutSources() {
  const t = useTranslate()
  return (
    <>
      <p>{t('about.sourcesLead')}</p>
      <AboutTable
        label={t('about.sources')}
        head={[t('about.source'), t('about.gives'), t('about.licence')]}
        rows={[
          [t('about.owners'), t('about.ownersGive'), t('about.ownersLicence')],
          ['Chrome UX Report', t('about.cruxGives'), 'CC BY 4.0'],
          [t('about.ourselves'), t('about.sampleGiven'), 'CC0 1.0'],
          ['country-flag-icons', t('about.flags'), 'MIT'],
          ['Newsreader', t('about.typeface'), 'SIL Open Font License 1.1'],
          ['Polydex', t('about.program'), 'MIT'],
        ]}
      />
      <p>{t('about.covers')}</p>
    </>
  )
}
