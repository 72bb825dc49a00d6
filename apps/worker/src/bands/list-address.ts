import { toMonth, type FirstDay } from '@polydex/core/traffic/month'

/** The address of a country's list of a month: `{country}` becomes `us`, `{month}` becomes `202610`. */
export const listAddress = (pattern: string, countryCode: string, month: FirstDay): string =>
  pattern.replaceAll('{country}', countryCode.toLowerCase()).replaceAll('{month}', toMonth(month).replace('-', ''))
