/** A flat row, as in a list of tools; a test gives only the fields that matter to it. */
export type TestRow = { slug: string; [field: string]: unknown }

const models = ['free', 'paid', 'freemium', '', null]

/** Tools in flat rows: every fifteenth has its homepage below a path on one of eight hosts (400 of 6,000). */
export const createRows = (count: number): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `tool-${index}`,
    name: `Tool ${index}`,
    url: index % 15 === 0 ? `https://shared-${(index / 15) % 8}.com/tool-${index}` : `https://tool-${index}.com/`,
    categories: index % 3 === 0 ? ['copywriting', 'chatbots'] : ['chatbots', 'of-their-own'],
    pricing: models[index % models.length],
    features: index % 2 === 0 ? ['api', 'of-their-own'] : [],
    added: index % 4 === 0 ? null : `202${index % 5}-03-14`,
    notes: 'fields of their own are ignored',
  }))

export const toNdjson = (rows: readonly unknown[]): string =>
  rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('')
