import type { ToolCard } from '@polydex/contract/tool/tool-card'
import type { FreeLimit } from '@polydex/contract/tool/tool-fact-values'
import type { Translate } from '../../i18n/translate.tsx'

const limits: Record<FreeLimit, (t: Translate) => string> = {
  unlimited: (t) => t('listed.freeNoLimit'),
  'per-day': (t) => t('listed.freePerDay'),
  'per-month': (t) => t('listed.freePerMonth'),
  once: (t) => t('listed.freeOnce'),
  days: (t) => t('listed.freeDays'),
  'fewer-functions': (t) => t('listed.freeFewer'),
  'low-quality': (t) => t('listed.freeLowQuality'),
}

/** Where nothing is free, terms of free use would only confuse. */
const unfree = new Set<ToolCard['pricing']>(['paid', 'contact', 'unknown'])

type Priced = Pick<ToolCard, 'pricing' | 'free'>

/** What is free, then what it costs to start: an account, else a payment card. */
export function listFreeTerms(t: Translate, { pricing, free }: Priced): string[] {
  if (free === null || unfree.has(pricing)) return []
  const { limit, signUp, card } = free
  const limited = limit === undefined ? [] : [limits[limit](t)]
  if (signUp !== undefined) return [...limited, t(signUp === 'no' ? 'listed.noAccount' : 'listed.withAccount')]
  return card === undefined ? limited : [...limited, t(card === 'no' ? 'listed.noCard' : 'listed.withCard')]
}

/** The one term that decides: that no account is needed, else what is free. */
export function findDecidingTerm(t: Translate, tool: Priced): string | undefined {
  const terms = listFreeTerms(t, tool)
  return tool.free?.signUp === 'no' ? terms.at(-1) : terms[0]
}
