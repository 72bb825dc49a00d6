import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { nameAdded } from './added-day.ts'
import { BandFacts } from './band-facts.tsx'
import { Fact } from './fact.tsx'
import { siteName } from './site-name.ts'
import { TrafficFacts } from './traffic-facts.tsx'
import './tool-facts.css'

/** The figures that visitors compare tools by, with their source below. Unknown ones are shown as unknown. */
export function ToolFacts({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { traffic, bands } = tool
  const shown = traffic ?? (bands && { ...bands, kind: 'bands' as const })
  return (
    <section aria-label={t('tool.facts')}>
      <dl className={traffic === null ? 'facts facts-few' : 'facts'}>
        {traffic === null ? (
          <Fact name={t('tool.monthlyVisits')}>
            <span className="none">{t('site.noData')}</span>
          </Fact>
        ) : (
          <TrafficFacts traffic={traffic} />
        )}
        {traffic === null && bands !== null && <BandFacts bands={bands} />}
        <Fact name={t('tool.added')}>
          <span className={tool.addedOn === null ? 'none' : undefined} {...asServed}>
            {nameAdded(t, locale, tool.addedOn)}
          </span>
        </Fact>
      </dl>
      <div className="facts-note">
        {shown !== null && (
          <>
            <Provenance sources={[shown]} month={shown.month} />
            <p className="meta">{t('tool.licence', { licence: shown.licence })}</p>
          </>
        )}
        {traffic !== null && tool.wholeSite && (
          <p className="meta">{t('tool.wholeSiteNote', { name: tool.name, site: siteName(tool.url) })}</p>
        )}
        <p className="meta">{tool.addedOn === null ? t('tool.addedUnknown') : t('tool.addedFirstListed')}</p>
      </div>
    </section>
  )
}
