/** The bands that lists know, best first: a site is among the first so many of a country's list. */
export const bands = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** How many months a site's places in a country's list go back. */
export const maxPlaceMonths = 12
