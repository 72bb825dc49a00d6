/** The day on which the text of each page last changed in meaning. Update it with the text, in all languages. */
export const textsChangedOn = {
  contact: '2026-11-16',
  privacy: '2026-11-18',
  terms: '2026-11-19',
  accessibility: '2026-11-16',
} as const
