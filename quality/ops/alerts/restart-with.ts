import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startAgain, stopUnit, type StackOptions } from '../../../scripts/stack/stack.ts'
import { waitFor } from '../../../scripts/wait-for.ts'

type Unit = { name: string; readyUrl: string }

/**
 * Restarts a unit with additional settings, as an operator does who edits /etc/polydex. The returned function removes the
 * settings and restarts the unit again.
 */
export async function restartWith(
  options: StackOptions,
  { name, readyUrl }: Unit,
  settings: Record<string, string>,
): Promise<() => Promise<void>> {
  const etc = join(options.folder, 'etc')
  await mkdir(etc, { recursive: true })
  const file = join(etc, `${name}.env`)
  const lines = Object.entries(settings).map(([setting, value]) => `${setting}=${value}\n`)
  await writeFile(file, lines.join(''), { mode: 0o600 })
  const restart = async () => {
    await stopUnit(options.folder, name)
    await startAgain(options, name)
    await waitFor(readyUrl)
  }
  await restart()
  return async () => {
    await rm(file)
    await restart()
  }
}
