import type { AiRole } from '@polydex/contract/tool/tool-card'
import type { Translate } from '../translate.tsx'

/** The role of AI in a tool: what the tool is for, or one of its features. */
export const roleName = (t: Translate, role: AiRole): string =>
  role === 'core' ? t('card.aiCore') : t('card.aiFeature')
