import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import { isSilent } from '../../../api/shown-card.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatLanguage, formatList } from '../../../i18n/format.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Label } from '../../../ui/label.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { ShowMore } from '../../../ui/opening/show-more.tsx'
import { freeTexts } from '../../../facts/fact-texts.ts'
import { formatPriceFrom } from '../../../facts/price-from.ts'
import { Standing } from '../facts/standing.tsx'
import { primaryCategoryOf } from '../primary-category.ts'
import { siteName } from '../site-name.ts'
import { ToolText } from '../../card/tool-text.tsx'
import './tool-head.css'

/**
 * What the tool is, before everything else, and what it costs. A closed tool says so first. Only the server renders it
 * (render-tool.server.tsx).
 */
export function ToolIntro({ tool }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  const { name, mark, url, status, isNew, textLocale, pricing } = tool
  const isOdd = isNew || isSilent(tool) || (textLocale !== null && textLocale !== locale)
  const category = primaryCategoryOf(tool)
  return (
    <>
      <div className="tool-title">
        <Mark name={name} mark={mark} size={72} eager />
        <h1>{name}</h1>
        <p>
          {category.name} · <span className="domain">{siteName(url)}</span>
        </p>
      </div>
      {status === 'closed' && (
        <p className="closed-note">
          <Icon name="info" />
          {t('tool.closedText', { name })}
        </p>
      )}
      <ShowMore more={t('tool.showMore')} less={t('tool.showLess')}>
        <ToolText tool={{ ...tool, category, pricing: pricing.model }} className="desc" />
      </ShowMore>
      <PriceLine tool={tool} />
      {isOdd && (
        <ul className="labels">
          {isSilent(tool) && <Label kind="new">{t('listed.silent')}</Label>}
          {isNew && <Label kind="new">{t('card.new')}</Label>}
          {textLocale !== null && textLocale !== locale && (
            <Label>{t('card.inLanguage', { language: formatLanguage(locale, textLocale) })}</Label>
          )}
        </ul>
      )}
    </>
  )
}

/** Freemium ○ · a monthly allowance, account needed, no card needed */
function PriceLine({ tool: { pricing, facts } }: { tool: Pick<ToolDetail, 'pricing' | 'facts'> }) {
  const { t, locale } = useLanguage()
  const { model, from } = pricing
  const terms = [
    ...(from === null ? [] : [formatPriceFrom(t, locale, from)]),
    ...(facts.free === undefined ? [] : freeTexts(t, facts.free.value)),
  ]
  return (
    <p className="price-line" {...asServed}>
      <b>{priceName(t, model)}</b>
      {terms.length > 0 && ` · ${formatList(locale, terms)}`}
      {facts.free !== undefined && <Standing of={standingOf(facts.free)} />}
    </p>
  )
}
