import type { Request } from 'express'

/** What bodies are packed in, the better one first. */
const encodings = ['br', 'gzip'] as const

/** The best encoding that a request accepts; empty: none of ours. Express knows the weights: `br;q=0` refuses it. */
export const chooseEncoding = (request: Request): (typeof encodings)[number] | '' =>
  // One by one: of two that are equally welcome Express takes the one that is named first, and browsers name gzip first.
  encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? ''
