// What docs/scale.md assumes: nobody has measured it here, because it depends on visitors, on a provider or on a price list.

/** The catalogue, at every step. */
export const catalogue = { tools: 100_000, languages: 9 }

/** Of a hundred requests of visitors. Searches and suggestions are those that no cache has. */
export const mix = { files: 55, pages: 40, suggestions: 3, searches: 1.5, own: 0.5 }

/** Of a hundred visits to pages. Pages are visited by Zipf's law. */
export const pageMix = { tool: 45, find: 20, category: 15, ranking: 10, home: 10 }

/** Requests over one connection. */
export const requestsPerConnection = 10

/** Of a file as it is sent: scripts, styles, covers, flags. */
export const fileKilobytes = 6

/** Of an answer to a browser's script. */
export const callKilobytes = 2

/** The busiest minutes of a day, beside its average. */
export const peak = 2.5

/** How busy a processor or a line may be then. */
export const utilisation = 0.6

/** Until a page says something else than before: the daily update, and a release. */
export const renderHoldsSeconds = 86_400

/** EUR a month; gigabits a second that a machine may send for hours. */
export const machines = {
  small: { cores: 2, gigabytes: 4, gigabits: 1, euros: 6 },
  medium: { cores: 4, gigabytes: 8, gigabits: 1, euros: 14 },
  large: { cores: 16, gigabytes: 64, gigabits: 2, euros: 110 },
}

/** EUR for a terabyte that leaves a machine, and for one that a CDN sends. */
export const traffic = { machine: 1, cdn: 5 }
