import { z } from 'zod'
import { createKeyring, type Keyring } from './keyring.ts'

const message = 'must be 32 bytes in base64: openssl rand -base64 32'
const readKey = (text: string): Buffer => Buffer.from(text.trim(), 'base64')
const isKey = (key: Buffer): boolean => key.length === 32

/** Variables of every app that opens what is sealed. */
export const secretsConfig = {
  /** Seals trial credentials and share links. */
  SECRETS_KEY: z
    .string()
    .default('')
    .transform((text) => (text === '' ? undefined : readKey(text)))
    .refine((key) => key === undefined || isKey(key), message),
  /** Keys of the time before, with commas: they open what they have sealed, and seal nothing any more. */
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

/** Undefined where there is no key: nothing is sealed then. */
export const openKeyring = ({ SECRETS_KEY, SECRETS_KEYS_FORMER }: SecretsConfig): Keyring | undefined =>
  SECRETS_KEY === undefined ? undefined : createKeyring(SECRETS_KEY, SECRETS_KEYS_FORMER)
