import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { StackOptions } from '../../scripts/stack/stack.ts'

/** A shell command that runs a program of this tree with Node, each argument quoted. */
export const node = (...words: string[]): string => [process.execPath, ...words].map((word) => `'${word}'`).join(' ')

/**
 * Returns an environment in which the commands of deploy/ find a stack on this machine instead of one run by systemd: a stub of
 * systemctl, further stubs by name, and a root whose current release is this tree.
 */
export async function prepareCommands(
  { folder, ports, instances }: Pick<StackOptions, 'folder' | 'ports' | 'instances'>,
  others: Record<string, string> = {},
): Promise<NodeJS.ProcessEnv> {
  const [root, bin, here] = [join(folder, 'srv'), join(folder, 'bin'), process.cwd()]
  for (const name of [join(root, 'releases'), bin]) await mkdir(name, { recursive: true })
  // Two identical releases: a drill tests switching between them, not their differences.
  for (const version of ['one', 'two']) await symlink(here, join(root, 'releases', version))
  await symlink('releases/two', join(root, 'current'))
  await symlink('releases/one', join(root, 'previous'))
  const standIns = {
    systemctl: `exec ${node('quality/ops/systemctl-of-stack.ts', folder, String(ports.postgres))} "$@"`,
    ...others,
  }
  for (const [name, script] of Object.entries(standIns))
    await writeFile(join(bin, name), `#!/bin/sh\ncd '${here}'\n${script}\n`, { mode: 0o755 })
  return {
    ...process.env,
    PATH: [bin, process.env['PATH']].join(delimiter),
    POLYDEX_ROOT: root,
    // Does not exist, so that the commands leave the machine's own nginx alone.
    POLYDEX_NGINX: join(folder, 'no-nginx'),
    POLYDEX_WORKER_PORT: `43${instances[0]}`,
  }
}
