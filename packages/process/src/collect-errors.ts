import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { onErrorLine } from './create-logger.ts'

/** The running version, from package.json; the release is named after it. */
const readRelease = (): string =>
  (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }).version

/** The same type as in @polydex/contract/counted-error, which this package does not depend on. */
type CountedError = {
  fingerprint: string
  message: string
  stack: string
  requestId: string | null
  occurrences: number
}
type Report = { release: string; errors: CountedError[] }

/** Milliseconds between two reports: an error storm costs one statement every few seconds. */
const intervalMs = 5_000
/** Upper bound of distinct errors in one report; further ones are only logged. */
const maxKinds = 50

type Line = { msg?: unknown; id?: unknown; err?: { type?: unknown; message?: unknown; stack?: unknown } }

/**
 * Counts the errors of this process by fingerprint and passes them to `store` every few seconds. If that fails, they are kept for
 * the next report, within the same bound: the log has every one anyway.
 */
export function collectErrors(store: (report: Report) => Promise<void>): { end: () => Promise<void> } {
  const release = readRelease()
  let kinds = new Map<string, CountedError>()

  const add = (error: CountedError): void => {
    const known = kinds.get(error.fingerprint)
    if (known === undefined && kinds.size >= maxKinds) return
    kinds.set(error.fingerprint, { ...error, occurrences: error.occurrences + (known?.occurrences ?? 0) })
  }
  const flush = async (): Promise<void> => {
    if (kinds.size === 0) return
    const errors = [...kinds.values()]
    kinds = new Map()
    await store({ release, errors }).catch(() => errors.forEach(add))
  }

  const stopListening = onErrorLine((line) => add(readError(JSON.parse(line) as Line)))
  const timer = setInterval(() => void flush(), intervalMs).unref()
  return {
    end: async () => {
      stopListening()
      clearInterval(timer)
      await flush()
    },
  }
}

function readError({ msg, id, err }: Line): CountedError {
  const stack = typeof err?.stack === 'string' ? err.stack : ''
  const message = [msg, err?.message].filter((text) => typeof text === 'string' && text !== '').join(': ')
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify(err === undefined ? ['line', withoutFigures(message)] : [err.type, findPlace(stack)]))
      .digest('base64url')
      .slice(0, 22),
    message: message.slice(0, 300),
    stack: stack.slice(0, 4_000),
    requestId: typeof id === 'string' ? id.slice(0, 64) : null,
    occurrences: 1,
  }
}

/** The innermost stack frame of our own code: frames of libraries identify an error less well. */
function findPlace(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.find((line) => !/node_modules|node:/.test(line)) ?? frames[0] ?? ''
}

const withoutFigures = (text: string): string => text.replaceAll(/[\da-f]{8,}|\d+/g, '#')
