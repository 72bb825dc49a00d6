import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: not to be guessed, and meaningless once ended. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored. A fast one is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a text could be one of ours at all; anything else is not worth a query. */
export const isTokenForm = (text: string): boolean => /^[\w-]{43}$/.test(text)
