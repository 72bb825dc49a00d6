import type { Coverage } from '@polydex/contract/tool/coverage'
import type { Translate } from '../translate.tsx'

export type FactKind = Coverage['kinds'][number]['kind']

/** The name of a kind of fact, which is the message of its name. A kind without one does not compile. */
export const factKindName = (t: Translate, kind: FactKind): string => t(`kind.${kind}`)
