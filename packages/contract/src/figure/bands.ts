/** The bands used by the lists, best first: a band of 5,000 means that a site is among a country's first 5,000. */
export const bands = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** Number of months for which a site's places in a country's list are shown. */
export const maxPlaceMonths = 12
