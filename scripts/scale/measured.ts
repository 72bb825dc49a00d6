// Measured figures that docs/scale.md is computed from. Each row repeats a row of a document, and measured.test.ts
// finds both the row and its figures there. After measuring again, change the row there and here, then run
// npm run docs:scale.

export type MeasuredRow = { document: string; quote: string; figures: Record<string, number> }
/** Milliseconds of CPU. */
type Answer = MeasuredRow & { name: string }

const measurements = 'docs/measurements.md'

/** Milliseconds of CPU to render a page, and the kilobytes sent. */
export const renderedPages = {
  home: {
    document: measurements,
    quote: '| | now | 55.9 | 267 | 414 | 17.3 | 2.5 | 2.6 | 97.4 | 18.5 |',
    figures: { web: 17.3, api: 2.5, postgres: 2.6, kilobytes: 18.5 },
  },
  find: {
    document: measurements,
    quote: '| | now | 50.0 | 314 | 431 | 17.2 | 3.9 | 5.3 | 103.5 | 19.2 |',
    figures: { web: 17.2, api: 3.9, postgres: 5.3, kilobytes: 19.2 },
  },
  tool: {
    document: measurements,
    quote: '| | now | 57.3 | 254 | 499 | 15.1 | 2.7 | 4.1 | 72.4 | 15.8 |',
    figures: { web: 15.1, api: 2.7, postgres: 4.1, kilobytes: 15.8 },
  },
  ranking: {
    document: measurements,
    quote: '| | now | 66.8 | 233 | 325 | 14.7 | 2.6 | 1.4 | 100.9 | 17.2 |',
    figures: { web: 14.7, api: 2.6, postgres: 1.4, kilobytes: 17.2 },
  },
  category: {
    document: measurements,
    quote: '| | now | 55.1 | 264 | 397 | 16.1 | 4.6 | 5.1 | 99.5 | 18.8 |',
    figures: { web: 16.1, api: 4.6, postgres: 5.1, kilobytes: 18.8 },
  },
} satisfies Record<string, MeasuredRow>

/** Milliseconds of CPU for an answer, by where it comes from. */
export const answers = {
  cached: {
    name: 'page from the cache',
    document: measurements,
    quote: '| page from the cache | 0.065 | 0 | 0 | 0 |',
    figures: { edge: 0.065, web: 0, api: 0, postgres: 0 },
  },
  file: {
    name: 'file from the cache',
    document: measurements,
    quote: '| file from the cache | 0.043 | 0 | 0 | 0 |',
    figures: { edge: 0.043, web: 0, api: 0, postgres: 0 },
  },
  connection: {
    name: 'page from the cache, new connection',
    document: measurements,
    quote: '| page from the cache, new connection | 0.783 | 0 | 0 | 0 |',
    figures: { edge: 0.783, web: 0, api: 0, postgres: 0 },
  },
  unchanged: {
    name: 'page, unchanged',
    document: measurements,
    quote: '| page, unchanged | 1.35 | 4.00 | 2.60 | 0.200 |',
    figures: { edge: 1.35, web: 4, api: 2.6, postgres: 0.2 },
  },
  read: {
    name: 'page, read anew',
    document: measurements,
    quote: '| page, read anew | 0.733 | 12.05 | 5.78 | 4.10 |',
    figures: { edge: 0.733, web: 12.05, api: 5.78, postgres: 4.1 },
  },
  search: {
    name: 'search',
    document: measurements,
    quote: '| search | 0.717 | 16.73 | 7.77 | 4.83 |',
    figures: { edge: 0.717, web: 16.73, api: 7.77, postgres: 4.83 },
  },
  suggestion: {
    name: 'suggestion',
    document: measurements,
    quote: '| suggestion | 0.555 | 3.28 | 3.14 | 0.756 |',
    figures: { edge: 0.555, web: 3.28, api: 3.14, postgres: 0.756 },
  },
} satisfies Record<string, Answer>

/** Megabytes of two webs, two apis, the edge and PostgreSQL under load; shared memory is counted once. */
export const memory = {
  document: measurements,
  quote: 'two webs 676 MB, two apis 388, the edge 18, PostgreSQL 434',
  figures: { webs: 676, apis: 388, edge: 18, postgres: 434 },
} satisfies MeasuredRow

/** Megabytes of a worker after its most demanding job. */
export const workerMemory = {
  document: measurements,
  quote: '**219 after ranking (300)**',
  figures: { megabytes: 219 },
} satisfies MeasuredRow

const record = 'docs/decisions/0034-where-postgresql-ends.md'

/** The database of 100,000 tools in nine languages: its tables, and the search documents. */
export const sizes = {
  data: {
    document: measurements,
    quote: '| 122.7 s, 1.77 million rows of traffic, 1,162 MB |',
    figures: { megabytes: 1_162 },
  },
  documents: {
    document: record,
    quote: '(2.9 GB at\n  100,000 × 9, 7.2 GB at 1,000,000 × 1',
    figures: { gigabytes: 2.9 },
  },
} satisfies Record<string, MeasuredRow>

/** Milliseconds per search, by the number of tools and languages. */
export const searches = [
  {
    document: record,
    quote: '| 620 × 9 | 8 to 9, 14.5 to 16.7, 27 to 48 ms | 6.1 ms |',
    figures: { tools: 620, languages: 9, p50: 9, p95: 16.7, longest: 48, suggest: 6.1 },
  },
  {
    document: record,
    quote: '| 100,620 × 9 | 11.7, 37.3, 50 ms | 4.6 ms |',
    figures: { tools: 100_620, languages: 9, p50: 11.7, p95: 37.3, longest: 50, suggest: 4.6 },
  },
  {
    document: record,
    quote: '| 1,000,619 × 1 | 12.4 to 13.5, 78.5 to 85.8, 428 to 489 ms | 5.0 to 5.3 ms |',
    figures: { tools: 1_000_619, languages: 1, p50: 13.5, p95: 85.8, longest: 489, suggest: 5.3 },
  },
] satisfies MeasuredRow[]

/** Databases in one language with two months of figures, without the search documents. */
export const catalogues = [
  {
    document: measurements,
    quote: '| 6,620 | 119 | 9.7 s | 7.4 | 10.0 |',
    figures: { tools: 6_620, megabytes: 119, rankingSeconds: 9.7, list: 7.4, facets: 10 },
  },
  {
    document: measurements,
    quote: '| 100,620 | 416 | 63.7 s | 5.9 | 14.4 |',
    figures: { tools: 100_620, megabytes: 416, rankingSeconds: 63.7, list: 5.9, facets: 14.4 },
  },
  {
    document: measurements,
    quote: '| 1,000,619 | 3,130 | **886.0 s** (900) | 9.3 | 57.9 |',
    figures: { tools: 1_000_619, megabytes: 3_130, rankingSeconds: 886, list: 9.3, facets: 57.9 },
  },
] satisfies MeasuredRow[]
