import closeWithGrace from 'close-with-grace'
import { z } from 'zod'
import { captureConsole, captureWarnings, createLogger, type Logger, type LogLevel } from './create-logger.ts'
import { describeFault } from './describe-fault.ts'

/** Longer than any request may take; whoever runs this should wait a little longer before killing. */
const deadlineMs = 10_000

type Stop = () => Promise<void>
type Program<Config> = {
  /** What the log calls it. */
  app: string
  /** Reads the environment; throws what is wrong with it. */
  loadConfig: (environment: NodeJS.ProcessEnv) => Config
  /** Opens ports and connections. Returns how to end: finish what is under way, then close. */
  start: (config: Config, log: Logger) => Promise<Stop>
}

/**
 * The life of a process: settings, start, end. Wrong settings and a failed start end it with 1 and one readable line.
 * SIGTERM and SIGINT end it with 0 once what is under way is finished, a second signal or the deadline with 1. An error
 * that nobody caught is logged and ends it with 1: what state it left behind nobody knows.
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
  const tell = (err: unknown, message: string) => log.error({ err: err ?? String(err) }, message)
  closeWithGrace(
    {
      delay: deadlineMs,
      logger: false,
      onTimeout: () => log.error('stopping took too long'),
      onSecondError: (err) => tell(err, 'a further error that nobody caught'),
    },
    async (reason) => {
      // Nothing at all may have been thrown: `Promise.reject()`.
      const isFault = 'err' in reason
      if (isFault) tell(reason.err, 'an error that nobody caught')
      await stop?.().catch((error: unknown) => {
        tell(error, 'stopping failed')
        throw error
      })
      // A rejection here ends the process with 1.
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

/** One line for each variable: its name, and what is wrong with it. Never its value, which may be a secret. */
const listIssues = ({ issues }: z.ZodError): string[] =>
  [...Map.groupBy(issues, ({ path }) => path.join('.'))].map(
    ([name, faults]) => `${name}: ${faults.map(({ message }) => message).join('; ')}`,
  )

function describeStart(error: unknown): string {
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is taken by another process`
  if (code === 'EACCES' && port !== undefined) return `${address}:${port} may not be opened by this user`
  return describeFault(error)
}

function giveUp(app: string, ...faults: string[]): never {
  for (const fault of faults) process.stderr.write(`${app}: ${fault.replaceAll(/\s+/g, ' ')}\n`)
  process.exit(1)
}
