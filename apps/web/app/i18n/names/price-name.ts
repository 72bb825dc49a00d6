import type { PricingModel } from '@polydex/contract/tool/tool-card'
import type { Translate } from '../translate.tsx'

const names: Record<PricingModel, (t: Translate) => string> = {
  free: (t) => t('card.free'),
  freemium: (t) => t('card.freemium'),
  'free-trial': (t) => t('card.freeTrial'),
  paid: (t) => t('card.paid'),
  'open-source': (t) => t('card.openSource'),
  contact: (t) => t('card.contact'),
  unknown: (t) => t('card.unknown'),
}

export const priceName = (t: Translate, model: PricingModel): string => names[model](t)
