import { createHash } from 'node:crypto'
import { onErrorLine } from './create-logger.ts'
import { readRelease } from './read-release.ts'

/** As @polydex/contract/counted-error has it, which this package does not know. */
type CountedError = {
  fingerprint: string
  message: string
  stack: string
  requestId: string | null
  occurrences: number
}
type Report = { release: string; errors: CountedError[] }

/** Milliseconds between two reports: a storm of errors is one statement every few seconds. */
const intervalMs = 5_000
/** Kinds of errors in one report; further ones are only in the log. */
const maxKinds = 50

type Line = { msg?: unknown; id?: unknown; err?: { type?: unknown; message?: unknown; stack?: unknown } }

/**
 * Counts the errors of this process by their kind and hands them over every few seconds. What cannot be handed over
 * is kept for the next time, in the same bounds: the log has every one anyway.
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

/** The innermost frame of the stack that is ours; those of libraries say less about which error it is. */
function findPlace(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.find((line) => !/node_modules|node:/.test(line)) ?? frames[0] ?? ''
}

const withoutFigures = (text: string): string => text.replaceAll(/[\da-f]{8,}|\d+/g, '#')
