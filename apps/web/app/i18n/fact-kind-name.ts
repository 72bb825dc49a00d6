import type { Coverage } from '@polydex/contract/coverage'
import type { Translate } from './translate.tsx'

export type FactKind = Coverage['kinds'][number]['kind']

/** A kind without a name does not compile. */
const names: Record<FactKind, (t: Translate) => string> = {
  price: (t) => t('kind.price'),
  platforms: (t) => t('kind.platforms'),
  interface: (t) => t('kind.interface'),
  free: (t) => t('kind.free'),
  maker: (t) => t('kind.maker'),
  country: (t) => t('kind.country'),
  owner: (t) => t('kind.owner'),
  launched: (t) => t('kind.launched'),
  notOffered: (t) => t('kind.notOffered'),
  commercial: (t) => t('kind.commercial'),
  contentLanguages: (t) => t('kind.contentLanguages'),
  unsuited: (t) => t('kind.unsuited'),
  changes: (t) => t('kind.changes'),
  plans: (t) => t('kind.plans'),
  data: (t) => t('kind.data'),
}

/** The name of a kind of fact. */
export const factKindName = (t: Translate, kind: FactKind): string => names[kind](t)
