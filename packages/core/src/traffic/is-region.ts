const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that are not countries: unions, the unknown region, test codes. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'])

/** Whether a code names a country of ISO 3166-1, or Kosovo (XK). */
export const isRegion = (code: string): boolean => names.of(code) !== undefined && !noCountries.has(code)
