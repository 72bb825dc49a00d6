import { deriveKey } from './derive-key.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

/** First byte of a sealed value: the version of the format. */
const version = 1
/** Bytes; enough to distinguish the keys of one site. The id reveals nothing about the key. */
const idLength = 4

export type Keyring = {
  /** Encrypts a text for one row, with the current key. */
  seal: (text: string, owner: string) => Buffer
  /** Throws if no key of the ring fits, the owner differs, or a single bit has changed. */
  open: (sealed: Uint8Array, owner: string) => string
  /** Whether it was sealed with the current key: anything else must be resealed. */
  isCurrent: (sealed: Uint8Array) => boolean
}

function cutKey(secretsKey: Uint8Array) {
  const id = deriveKey(secretsKey, 'key id').subarray(0, idLength)
  return { secretsKey, head: Buffer.from([version, ...id]), sealing: deriveKey(secretsKey, 'sealing') }
}

type Key = ReturnType<typeof cutKey>

const isSealedBy = ({ head }: Key, sealed: Uint8Array): boolean => head.equals(sealed.subarray(0, head.length))

/** Binds the key id to the value too: a secret cannot be relabelled for another key. */
const ownerFor = ({ head }: Key, owner: string): string => `${head.toString('hex')} ${owner}`

/**
 * Seals with the current key and opens with every key of the ring. Each key seals with a key derived from it for this
 * purpose, and sealed values begin with its id.
 */
export function createKeyring(current: Uint8Array, former: readonly Uint8Array[] = []): Keyring {
  const today = cutKey(current)
  const keys = [today, ...former.map(cutKey)]
  return {
    seal: (text, owner) => Buffer.concat([today.head, sealSecret(today.sealing, text, ownerFor(today, owner))]),
    open: (sealed, owner) => {
      const key = keys.find((candidate) => isSealedBy(candidate, sealed))
      if (key === undefined) return openUnnamed(keys, sealed, owner)
      return openSecret(key.sealing, sealed.subarray(key.head.length), ownerFor(key, owner))
    },
    isCurrent: (sealed) => isSealedBy(today, sealed),
  }
}

/** Opens a value sealed before keys had ids, directly with the key; tries each key in turn. */
function openUnnamed(keys: readonly Key[], sealed: Uint8Array, owner: string): string {
  let fault: unknown
  for (const { secretsKey } of keys) {
    try {
      return openSecret(secretsKey, sealed, owner)
    } catch (error) {
      fault = error
    }
  }
  throw fault
}
