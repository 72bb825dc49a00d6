import type { Request } from 'express'

/** Supported encodings, the better one first. */
const encodings = ['br', 'gzip'] as const

/** The best supported encoding that a request accepts, or an empty string. Respects weights: `br;q=0` rejects it. */
export const chooseEncoding = (request: Request): (typeof encodings)[number] | '' =>
  // One by one: between equal weights Express takes the first in the header, and browsers send gzip first.
  encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? ''
