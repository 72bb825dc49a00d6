import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay, formatList } from '../../../i18n/format.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import { startRow } from '../../../i18n/start-row.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { freeTexts, readText } from '../../../facts/fact-texts.ts'
import { formatPriceFrom } from '../../../facts/price-from.ts'
import { Standing } from '../facts/standing.tsx'
import { hostName } from '../site-name.ts'

type CostAnswerProps = { tool: Pick<ToolDetail, 'pricing' | 'facts' | 'links' | 'url' | 'status'> }

/** Models that nobody pays for: a missing price is no gap. */
const isFree = ({ model }: ToolDetail['pricing']): boolean => model === 'free' || model === 'open-source'

/** What is free and what it costs; if the price is not known, where the maker says it. */
export function CostAnswer({ tool: { pricing, facts, links, url, status } }: CostAnswerProps) {
  const { t, locale } = useLanguage()
  const { model, from } = pricing
  const { free } = facts
  const [first, ...others] = free === undefined ? [] : freeTexts(t, free.value)
  const hasLimit = free?.value.limit !== undefined
  const rest = hasLimit || first === undefined ? others : [first, ...others]
  const price = links.find(({ kind }) => kind === 'pricing')?.url ?? url
  return (
    <>
      <p className="answer">
        {hasLimit && first !== undefined ? startRow(locale, first) : priceName(t, model)}
        {free !== undefined && <Standing of={standingOf(free)} />}
      </p>
      {rest.length > 0 && <p {...asServed}>{startRow(locale, formatList(locale, rest))}</p>}
      {from !== null && (
        <p {...asServed}>
          {startRow(locale, formatPriceFrom(t, locale, from))}
          {' · '}
          {t('entry.priceChecked', { day: formatDay(locale, from.checkedOn) })}
        </p>
      )}
      {/* The maker's page names no price: it is free, or asks to be asked. */}
      {facts.plans?.value.length === 0 && (
        <p {...asServed}>{startRow(locale, readText(t, locale, facts.plans.checked))}</p>
      )}
      {from === null && facts.plans === undefined && !isFree(pricing) && status === 'published' && (
        <p className="unknown">
          {t('entry.priceNotKnown')}{' '}
          <a href={price} rel="nofollow noopener">
            {t('entry.lookAt', { site: hostName(price) })}
          </a>
        </p>
      )}
    </>
  )
}
