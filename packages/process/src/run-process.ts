import closeWithGrace from 'close-with-grace'
import { z } from 'zod'
import { captureConsole, captureWarnings, createLogger, type Logger, type LogLevel } from './create-logger.ts'
import { describeFault } from './describe-fault.ts'

/** Longer than any request may take. Supervisors should wait slightly longer before sending SIGKILL. */
const deadlineMs = 10_000

type Stop = () => Promise<void>
type Program<Config> = {
  /** Name of the process in the log. */
  app: string
  /** Parses the environment; throws if it is invalid. */
  loadConfig: (environment: NodeJS.ProcessEnv) => Config
  /** Opens ports and connections. Returns a function that finishes work in progress and closes them. */
  start: (config: Config, log: Logger) => Promise<Stop>
}

/**
 * The life cycle of a process. Invalid settings or a failed start: exit code 1 and one readable line. SIGTERM or
 * SIGINT: exit code 0 once work in progress is done; 1 after a second signal or the deadline. An uncaught error is
 * logged and exits with 1, because the state of the process is unknown.
 */
export async function runProcess<Config extends { LOG_LEVEL: LogLevel }>({
  app,
  loadConfig,
  start,
}: Program<Config>): Promise<void> {
  const config = readConfig(app, loadConfig)
  const log = createLogger(app, config.LOG_LEVEL)
  captureConsole(log)
  captureWarnings(log)
  let stop: Stop | undefined
  const logError = (err: unknown, message: string) => log.error({ err: err ?? String(err) }, message)
  closeWithGrace(
    {
      delay: deadlineMs,
      logger: false,
      onTimeout: () => log.error('shutdown timed out'),
      onSecondError: (err) => logError(err, 'uncaught error during shutdown'),
    },
    async (reason) => {
      // `Promise.reject()` has no error, so test for the key and not for the value.
      const isFault = 'err' in reason
      if (isFault) logError(reason.err, 'uncaught error')
      await stop?.().catch((error: unknown) => {
        logError(error, 'shutdown failed')
        throw error
      })
      // Rejecting here makes the process exit with 1.
      if (isFault) throw reason.err
    },
  )
  try {
    stop = await start(config, log)
  } catch (error) {
    giveUp(app, describeStart(error))
  }
}

function readConfig<Config>(app: string, loadConfig: Program<Config>['loadConfig']): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    return giveUp(app, ...(error instanceof z.ZodError ? listIssues(error) : [describeFault(error)]))
  }
}

/** One line per variable: its name and what is wrong with it. Never its value, which may be a secret. */
const listIssues = ({ issues }: z.ZodError): string[] =>
  [...Map.groupBy(issues, ({ path }) => path.join('.'))].map(
    ([name, messages]) => `${name}: ${messages.map(({ message }) => message).join('; ')}`,
  )

function describeStart(error: unknown): string {
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is in use by another process`
  if (code === 'EACCES' && port !== undefined) return `${address}:${port} cannot be opened: permission denied`
  return describeFault(error)
}

function giveUp(app: string, ...messages: string[]): never {
  for (const message of messages) process.stderr.write(`${app}: ${message.replaceAll(/\s+/g, ' ')}\n`)
  process.exit(1)
}
