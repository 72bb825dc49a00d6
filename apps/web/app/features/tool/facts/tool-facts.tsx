import type { ToolDetail } from '@polydex/contract/tool-detail'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Provenance } from '../../../ui/figures/provenance.tsx'
import { BandFacts } from '../bands/band-facts.tsx'
import { Fact } from './fact.tsx'
import { SiteNote } from '../site-note.tsx'
import { TrafficFacts } from './traffic-facts.tsx'
import './tool-facts.css'

/**
 * The figures that visitors compare tools by, with their source below. Unknown visits are not a figure. Only the server
 * renders it (render-tool.server.tsx).
 */
export function ToolFacts({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { traffic, bands, searched } = tool
  // Lists that were not searched for the tool are not a source of its figures.
  const lists = bands ?? (searched !== null && searched.fullLists > 0 ? searched : null)
  const shown = traffic ?? (lists && { ...lists, kind: 'bands' as const })
  const isBanded = traffic === null && bands !== null
  const hasFacts = shown !== null || searched === null || tool.addedOn !== null
  return (
    <section className="section tool-facts" aria-label={t('entry.figures')}>
      {hasFacts && (
        <dl className={traffic === null ? (isBanded ? 'facts facts-banded' : 'facts facts-few') : 'facts'}>
          {traffic !== null && <TrafficFacts traffic={traffic} />}
          {isBanded && <BandFacts bands={bands} standings={tool.standings} />}
          {searched !== null && searched.fullLists > 0 && (
            <Fact name={t('entry.listedIn')} note={t('entry.fullListsNote')}>
              {t('entry.partOf', { n: formatNumber(locale, 0), total: formatNumber(locale, searched.fullLists) })}
            </Fact>
          )}
          {shown === null && searched === null && (
            <Fact name={t('entry.monthlyVisits')}>
              <span className="none">{t('site.noData')}</span>
            </Fact>
          )}
          {!isBanded && tool.addedOn !== null && <Fact name={t('entry.added')}>{formatDay(locale, tool.addedOn)}</Fact>}
        </dl>
      )}
      <div className="facts-note">
        {shown !== null && (
          <>
            <Provenance sources={[shown]} month={shown.month} isCompared={bands !== null && bands.moves !== null} />
            {traffic === null && <p className="meta">{t('entry.visitsUnknown')}</p>}
            <p className="meta">{t('entry.licence', { licence: shown.licence })}</p>
          </>
        )}
        {shown !== null && <SiteNote tool={tool} />}
        {!isBanded && (
          <p className="meta">{tool.addedOn === null ? t('entry.addedUnknown') : t('entry.addedFirstListed')}</p>
        )}
      </div>
    </section>
  )
}
