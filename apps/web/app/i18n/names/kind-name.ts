import type { FigureKind } from '@polydex/contract/figure/ranking'
import type { Translate } from '../translate.tsx'

const names: Record<FigureKind, (t: Translate) => string> = {
  measured: (t) => t('site.kindMeasured'),
  estimated: (t) => t('site.kindEstimated'),
  sample: (t) => t('site.kindSample'),
  bands: (t) => t('site.kindBands'),
}

export const kindName = (t: Translate, kind: FigureKind): string => names[kind](t)
