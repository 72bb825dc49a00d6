import { asServed } from '../../i18n/as-served.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import { nameAdded } from './added-day.ts'
import { BandFacts } from './band-facts.tsx'
import { Fact } from './fact.tsx'
import { siteName } from './site-name.ts'
import { TrafficFacts } from './traffic-facts.tsx'
import type { ShownTool } from './shown-tool.ts'
import './tool-facts.css'

/** The figures that visitors compare tools by, with their source below. Visits that nobody knows are not a figure. */
export function ToolFacts({ tool }: { tool: ShownTool }) {
  const { t, locale } = useLanguage()
  const { traffic, bands } = tool
  const shown = traffic ?? (bands && { ...bands, kind: 'bands' as const })
  const isBanded = traffic === null && bands !== null
  return (
    <section className="tool-facts" aria-label={t('tool.facts')}>
      <dl className={traffic === null ? (isBanded ? 'facts facts-banded' : 'facts facts-few') : 'facts'}>
        {traffic !== null && <TrafficFacts traffic={traffic} />}
        {isBanded && <BandFacts bands={bands} standings={tool.standings} />}
        {shown === null && (
          <Fact name={t('tool.monthlyVisits')}>
            <span className="none">{t('site.noData')}</span>
          </Fact>
        )}
        {!isBanded && (
          <Fact name={t('tool.added')}>
            <span className={tool.addedOn === null ? 'none' : undefined} {...asServed}>
              {nameAdded(t, locale, tool.addedOn)}
            </span>
          </Fact>
        )}
      </dl>
      <div className="facts-note">
        {shown !== null && (
          <>
            <Provenance sources={[shown]} month={shown.month} />
            {isBanded && <p className="meta">{t('tool.visitsUnknown')}</p>}
            <p className="meta">{t('tool.licence', { licence: shown.licence })}</p>
          </>
        )}
        {traffic !== null && tool.wholeSite && (
          <p className="meta">{t('tool.wholeSiteNote', { name: tool.name, site: siteName(tool.url) })}</p>
        )}
        {!isBanded && (
          <p className="meta">{tool.addedOn === null ? t('tool.addedUnknown') : t('tool.addedFirstListed')}</p>
        )}
      </div>
    </section>
  )
}
