import type { Locale } from '@polydex/contract/locale/locale'
import type { Platform } from '@polydex/contract/tool/tool-fact-values'
import { startRow } from '../start-row.ts'
import type { Translate } from '../translate.tsx'

const names: Record<Platform, (t: Translate) => string> = {
  web: (t) => t('card.onWeb'),
  ios: () => 'iOS',
  android: () => 'Android',
  windows: () => 'Windows',
  macos: () => 'macOS',
  linux: () => 'Linux',
  extension: (t) => t('card.onExtension'),
  api: (t) => t('card.onApi'),
  cli: (t) => t('card.onCli'),
  'self-hosted': (t) => t('card.onSelfHosted'),
}

/** For use within a list. */
export const platformName = (t: Translate, platform: Platform): string => names[platform](t)

/** For use on its own, capitalised; brand names keep their spelling. */
export const platformTitle = (t: Translate, locale: Locale, platform: Platform): string =>
  platform === 'ios' || platform === 'macos' ? platformName(t, platform) : startRow(locale, platformName(t, platform))
