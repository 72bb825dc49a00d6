import { Resolver } from 'node:dns/promises'
import {
  AnswerError,
  MovedError,
  openPublic,
  TooLargeError,
  type FetchOptions,
} from '@polydex/core/outside/open-public'
import type { ClaimToCheck, FoundProof } from '@polydex/core/claim/claims-to-check'
import { fileUrlOf, recordNameOf } from '@polydex/core/claim/proof-places'

/** Enough for a few tokens, one per line. */
const defaultLimits = { redirects: 2, bodyBytes: 4_096, firstByteMs: 8_000, totalMs: 12_000 }

/**
 * A line of the file. A single line of another kind disqualifies the file: a page for unknown addresses that echoes
 * visitors' input may show any visitor's token on a line of its own.
 */
const tokenLine = /^polydex-[a-z2-7]{32}$/

export type ProofOptions = Pick<FetchOptions, 'signal' | 'isPublic' | 'agentOptions' | 'limits'> & {
  /** For tests: TXT records of a name, in the form of node:dns. */
  resolveTxt?: (name: string) => Promise<string[][]>
}

type Claimed = Pick<ClaimToCheck, 'host' | 'homepage' | 'token'>

/**
 * Looks for the token of a claim in the file and in the DNS record. The file is fetched only from the tool's host, with
 * or without www.: the operator of another host has not proven control of this one.
 */
export async function findProof({ host, homepage, token }: Claimed, options: ProofOptions = {}): Promise<FoundProof> {
  const { resolveTxt = resolvePublicTxt, ...fetchOptions } = options
  const [file, record] = await Promise.all([
    readFile(host, homepage, fetchOptions).catch((error: unknown) => describeFault(error)),
    readRecord(recordNameOf(host), resolveTxt),
  ])
  options.signal?.throwIfAborted()
  if (record.includes(token)) return { proof: 'dns' }
  if (typeof file === 'string') return { fault: file === 'missing' && record.length > 0 ? 'wrong-token' : file }
  return file.includes(token) ? { proof: 'file' } : { fault: 'wrong-token' }
}

type FileFault = 'missing' | 'moved' | 'too-large' | 'unreachable'

async function readFile(host: string, homepage: string, options: ProofOptions): Promise<string[]> {
  const limits = { ...defaultLimits, ...options.limits }
  const asked = { ...options, limits, hosts: [host, `www.${host}`] }
  const read = await openPublic(fileUrlOf(host, homepage), asked, async ({ body }) => {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    return Buffer.concat(parts).toString('utf8')
  })
  const lines = read.split(/\r?\n/).flatMap((line) => line.trim() || [])
  return lines.every((line) => tokenLine.test(line)) ? lines : []
}

function describeFault(error: unknown): FileFault {
  if (error instanceof MovedError) return 'moved'
  if (error instanceof TooLargeError) return 'too-large'
  return error instanceof AnswerError && error.status >= 400 && error.status < 500 ? 'missing' : 'unreachable'
}

const resolvePublicTxt = (name: string): Promise<string[][]> =>
  new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)

/** TXT records of a name. Long ones come in parts. No answer counts as no record: the file may still exist. */
async function readRecord(name: string, resolveTxt: (name: string) => Promise<string[][]>): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join('').trim())
  } catch {
    return []
  }
}
