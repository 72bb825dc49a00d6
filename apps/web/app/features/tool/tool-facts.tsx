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

/**
 * The figures that visitors compare tools by, with their source below. Unknown visits are not a figure. Only the server
 * renders it (render-tool.server.tsx).
 */
export function ToolFacts({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { traffic, bands } = tool
  const shown = traffic ?? (bands && { ...bands, kind: 'bands' as const })
  const isBanded = traffic === null && bands !== null
  return (
    <>
      <dl className={traffic === null ? (isBanded ? 'facts facts-banded' : 'facts facts-few') : 'facts'}>
        {traffic !== null && <TrafficFacts traffic={traffic} />}
        {isBanded && <BandFacts bands={bands} standings={tool.standings} />}
        {shown === null && (
          <Fact name={t('entry.monthlyVisits')}>
            <span className="none">{t('site.noData')}</span>
          </Fact>
        )}
        {!isBanded && (
          <Fact name={t('entry.added')}>
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
            {isBanded && <p className="meta">{t('entry.visitsUnknown')}</p>}
            <p className="meta">{t('entry.licence', { licence: shown.licence })}</p>
          </>
        )}
        {traffic !== null && tool.wholeSite && (
          <p className="meta">{t('entry.wholeSiteNote', { name: tool.name, site: siteName(tool.url) })}</p>
        )}
        {!isBanded && (
          <p className="meta">{tool.addedOn === null ? t('entry.addedUnknown') : t('entry.addedFirstListed')}</p>
        )}
      </div>
    </>
  )
}
