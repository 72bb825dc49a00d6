import closeWithGrace from 'close-with-grace'
import { z } from 'zod'
import { captureConsole, createLogger, type Logger, type LogLevel } from './create-logger.ts'

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
  let stop: Stop | undefined
  closeWithGrace(
    { delay: deadlineMs, logger: false, onTimeout: () => log.error('stopping took too long') },
    async ({ err }) => {
      if (err !== undefined) log.error({ err }, 'an error that nobody caught')
      await stop?.()
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
    return giveUp(app, ...(error instanceof z.ZodError ? listIssues(error) : [(error as Error).message]))
  }
}

/** One line for each variable: its name, and what is wrong with it. Never its value, which may be a secret. */
const listIssues = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

function describeStart(error: unknown): string {
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is taken by another process`
  if (code === 'EACCES' && port !== undefined) return `${address}:${port} may not be opened by this user`
  return message
}

function giveUp(app: string, ...faults: string[]): never {
  for (const fault of faults) process.stderr.write(`${app}: ${fault.replaceAll(/\s+/g, ' ')}\n`)
  process.exit(1)
}
