// Assumptions of docs/scale.md: not measured here, because they depend on visitors, on a provider or on a price list.

/** Size of the catalogue, at every step. */
export const catalogue = { tools: 100_000, languages: 9 }

/** Of a hundred requests by visitors. Searches and suggestions are cache misses. */
export const mix = { files: 55, pages: 40, suggestions: 3, searches: 1.5, own: 0.5 }

/** Of a hundred page views. Views follow Zipf's law. */
export const pageMix = { tool: 45, find: 20, category: 15, ranking: 10, home: 10 }

/** Requests per connection. */
export const requestsPerConnection = 10

/** Average size of a file as sent: scripts, styles, covers, flags. */
export const fileKilobytes = 6

/** Average answer to a browser's script. */
export const callKilobytes = 2

/** Load in the busiest minutes of a day, relative to its average. */
export const peak = 2.5

/** Maximum utilisation of a processor or a network link at that load. */
export const utilisation = 0.6

/** Seconds until a page's content changes: by the daily update, or a release. */
export const renderHoldsSeconds = 86_400

/** EUR per month; gigabits per second that a machine may send for hours. */
export const machines = {
  small: { cores: 2, gigabytes: 4, gigabits: 1, euros: 6 },
  medium: { cores: 4, gigabytes: 8, gigabits: 1, euros: 14 },
  large: { cores: 16, gigabytes: 64, gigabits: 2, euros: 110 },
}

/** EUR per terabyte that leaves a machine, and per terabyte that a CDN sends. */
export const traffic = { machine: 1, cdn: 5 }
