import { watch } from 'node:fs'
import type { Logger } from '@polydex/process/create-logger'
import type { App } from '../supervise-apps.ts'
import { createRunner } from './create-runner.ts'
import { migrateLocal, migrationsFolder } from './migrate-local.ts'
import { openSettings } from './open-settings.ts'
import { watchFiles } from './watch-files.ts'

/** Milliseconds without a save before apps are restarted: formatters and Git write many files at once. */
const quietMs = 100

/** The files that an app is made of. Vite reloads the rest of the web. */
const filesOf: Record<string, RegExp> = {
  web: /^(?:apps\/web\/(?:server\/|build-plugins\/|[^/]+$)|packages\/(?:contract|process)\/)/,
  desk: /^(?:apps\/desk|packages)\//,
  api: /^(?:apps\/api|packages)\//,
  worker: /^(?:apps\/worker|packages)\//,
}

const isTest = (path: string): boolean => /\/testing\/|\.test\.tsx?$/.test(path)

type Development = {
  /** In the order in which they are stopped. */
  listApps: (environment: NodeJS.ProcessEnv) => App[]
  log: Pick<Logger, 'info' | 'error'>
  /** Resolves when all should stop. */
  stop: Promise<void>
}

/**
 * Runs apps for a developer. A save restarts the apps that the file belongs to and those that have exited; before that
 * a saved migration is applied, and saved settings are read. Nothing gives up: what fails waits for the next save.
 */
export async function restartOnSave({ listApps, log, stop }: Development): Promise<0> {
  const readEnvironment = openSettings(process.env)
  const runners = listApps(readEnvironment()).map(({ name }) => createRunner(name, log))
  // If this process exits without waiting, so do they.
  process.once('exit', () => runners.forEach(({ kill }) => kill()))

  const startWhatNeeds = async (paths: readonly string[]): Promise<void> => {
    const environment = readEnvironment()
    const isAll = paths.includes('.env')
    const wantsMigration = isAll || paths.some((path) => path.startsWith(migrationsFolder))
    const isMigrated = wantsMigration && (await migrateLocal(environment, log))
    const due = runners.filter(
      ({ name, isDown }) =>
        isAll || (isMigrated && name !== 'web') || isDown() || paths.some((path) => filesOf[name]?.test(path)),
    )
    if (due.length > 0) log.info(`starting ${due.map(({ name }) => name).join(', ')}`)
    const apps = new Map(listApps(environment).map((app) => [app.name, app]))
    await Promise.all(due.map((runner) => runner.restart(apps.get(runner.name) as App)))
  }

  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let turn = startWhatNeeds(['.env'])
  let isStopping = false
  const onSaved = (path: string): void => {
    if (isStopping || isTest(path)) return
    saved.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const paths = [...saved]
      saved.clear()
      turn = turn.then(() => startWhatNeeds(paths))
    }, quietMs)
  }
  watchFiles(['apps', 'packages', migrationsFolder], onSaved)
  // Keeps this process alive while every app is down and waits for a save.
  const settings = watch('.', (_event, name) => {
    if (name === '.env') onSaved(name)
  })

  await stop
  isStopping = true
  settings.close()
  clearTimeout(timer)
  await turn
  for (const runner of runners) await runner.stop()
  return 0
}
