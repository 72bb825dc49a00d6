import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './take-turns.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of an unknown password; verified if there is no account, so that the answer takes equally long. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$u5e0qL7csxz6y/GYlkrVfw$H3vsRYB73KWHAg8au9ESsPTpLaS7+Sxexjr2lhoK3sI'

/** Of one process. Each hash takes 19 MiB and a whole core for some 20 ms: one core always stays free for other work. */
const { takeTurn, isFull, counts } = createTurns({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 32,
  reserved: 8,
  waitingOfOne: 4,
})

/** Whether the next password of a known device, or of anyone else, would be refused; cheap enough to check before any other work. */
export const isHashingFull = isFull

/** Passwords that are hashed now, or wait for it. */
export const countHashes = counts

/** Normalizes a password, so that every keyboard produces the same bytes: é may be typed as one character or as two. */
const normalize = (password: string): string => password.normalize('NFKC')

/** Whether two texts are the same password. */
export const isSamePassword = (one: string, other: string): boolean => normalize(one) === normalize(other)

/**
 * Returns a salted hash in PHC form, which includes its parameters. Throws `unavailable` if too many hashes are
 * requested concurrently, in total or for this account.
 */
export const hashPassword = (password: string, account: string): Promise<string> =>
  takeTurn(account, () => hash(normalize(password), cost))

/**
 * Compares in constant time. Without a hash it does the same work and returns false. A known device also gets places of
 * the queue that nobody else can take.
 */
export const isPasswordOf = async (
  passwordHash: string | undefined,
  password: string,
  account: string,
  isKnownDevice = false,
): Promise<boolean> => {
  const work = () => verify(passwordHash ?? nobodysHash, normalize(password))
  const isSame = await takeTurn(account, work, isKnownDevice)
  return isSame && passwordHash !== undefined
}
