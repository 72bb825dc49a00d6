import { cp, mkdir, readFile, stat, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { findLineage, isIgnored, parseCopy } from './read-dockerfile.ts'

const scope = '@polydex/'

/** Copies the files of a Dockerfile target into a folder, except for build output. */
export async function assembleImage(target: string, folder: string): Promise<void> {
  for (const { word, rest } of findLineage(target).flatMap(({ instructions }) => instructions)) {
    const { from, sources, target: to } = parseCopy(rest)
    if (word === 'RUN') await linkPackages(/--workspace=([\w/]+)/.exec(rest)?.[1], folder)
    else if (word === 'COPY' && from?.endsWith('-packages') === true) await assembleImage(from, folder)
    else if (word === 'COPY' && from === undefined)
      for (const source of sources) await copy(source, join(folder, to.endsWith('/') ? join(to, basename(source)) : to))
  }
}

async function copy(source: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(source, to, {
    recursive: true,
    filter: async (path) => !isIgnored(path) || (await stat(path)).isDirectory(),
  })
}

/**
 * Simulates `npm ci --omit=dev --workspace=…` with the packages installed here: links only the dependencies of the
 * workspace and of the workspaces it depends on.
 */
async function linkPackages(workspace: string | undefined, folder: string): Promise<void> {
  if (workspace === undefined) return
  const { dependencies } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies)) {
    const own = join(workspace, 'node_modules', name)
    const place = existsSync(own) ? own : join('node_modules', name)
    if (existsSync(join(folder, place))) continue
    await mkdir(dirname(join(folder, place)), { recursive: true })
    const sibling = name.startsWith(scope) ? join('packages', name.slice(scope.length)) : undefined
    await symlink(sibling === undefined ? resolve(place) : join(folder, sibling), join(folder, place))
    await linkPackages(sibling, folder)
  }
}
