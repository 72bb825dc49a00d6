import { z } from 'zod'
import { createKeyring, type Keyring } from './keyring.ts'

const message = 'must be 32 bytes in base64: openssl rand -base64 32'
const readKey = (text: string): Buffer => Buffer.from(text.trim(), 'base64')
const isKey = (key: Buffer): boolean => key.length === 32

/** Variables of every app that opens sealed values. */
export const secretsConfig = {
  /** Seals trial credentials and share links. */
  SECRETS_KEY: z
    .string()
    .default('')
    .transform((text) => (text === '' ? undefined : readKey(text)))
    .refine((key) => key === undefined || isKey(key), message),
  /** Former keys, comma-separated: they open what they sealed, but seal nothing any more. */
  SECRETS_KEYS_FORMER: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .filter((part) => part.trim() !== '')
        .map(readKey),
    )
    .refine((keys) => keys.every(isKey), `each ${message}`),
}

type SecretsConfig = { SECRETS_KEY?: Buffer | undefined; SECRETS_KEYS_FORMER?: readonly Buffer[] | undefined }

/** Undefined if there is no key: then nothing can be sealed. */
export const openKeyring = ({ SECRETS_KEY, SECRETS_KEYS_FORMER }: SecretsConfig): Keyring | undefined =>
  SECRETS_KEY === undefined ? undefined : createKeyring(SECRETS_KEY, SECRETS_KEYS_FORMER)
