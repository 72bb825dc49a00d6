import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: cannot be guessed, and carries no meaning once it has ended. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored. A fast one is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether a text has the form of our tokens; anything else is not worth a query. */
export const isTokenForm = (text: string): boolean => /^[\w-]{43}$/.test(text)
