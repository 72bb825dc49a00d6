import { thisSite } from '@polydex/contract/site/site'
import { polydex } from '@polydex/contract/site/default-site'
import { useTranslate } from '../../i18n/translate.tsx'
import { TextTable } from '../../ui/figures/text-table.tsx'

/**
 * Names and licences are spelled as their owners spell them, in every language. Without visits, the sources of visits
 * are left out.
 */
export function AboutSources({ isByReach }: { isByReach: boolean }) {
  const t = useTranslate()
  const ofVisits: [string, string, string][] = [
    [t('about.owners'), t('about.ownersGive'), t('about.ownersLicence')],
    [t('about.ourselves'), t('about.sampleGiven'), 'CC0 1.0'],
  ]
  return (
    <>
      {thisSite.figures && <p>{t('about.sourcesLead')}</p>}
      <TextTable
        label={t('about.sources')}
        head={[t('about.source'), t('about.gives'), t('about.licence')]}
        rows={[
          ...(isByReach || !thisSite.figures ? [] : ofVisits),
          ...(thisSite.figures
            ? [['Chrome UX Report', t('about.cruxGives'), 'CC BY 4.0'] as [string, string, string]]
            : []),
          ['Simple Icons', t('about.marksGiven'), 'CC0 1.0'],
          ['SVG Logos', t('about.marksGiven'), 'CC0 1.0'],
          ['Lobe Icons', t('about.marksGiven'), 'MIT'],
          [t('about.toolSites'), t('about.iconsGiven'), t('about.iconsLicence')],
          ['country-flag-icons', t('about.flags'), 'MIT'],
          ['Newsreader', t('about.typeface'), 'SIL Open Font License 1.1'],
          [polydex.name, t('about.program'), 'MIT'],
        ]}
      />
      <p>{t('about.pictures')}</p>
    </>
  )
}
