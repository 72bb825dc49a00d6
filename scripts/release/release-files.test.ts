import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryPoints, listReleaseFiles } from './list-release-files.ts'

type Manifest = { dependencies?: Record<string, string> }
const readManifest = async (path: string): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8')) as Manifest

async function listPaths(pattern: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob(pattern)) paths.push(path)
  return paths
}

// Without the build, which exists in later stages only.
// A source archive has no list of tracked files, and nothing is released from it.
const isClone = existsSync('.git')
const files = new Set(isClone ? await listReleaseFiles({ hasBuild: false }) : [])
const manifests = await listPaths('{apps,packages}/*/package.json')
const dependencies = new Map<string, string[]>()
for (const path of manifests)
  dependencies.set(dirname(path), Object.keys((await readManifest(path)).dependencies ?? {}))
const allDependencies = new Set([...dependencies.values()].flat())

/** The dependencies that a file may use: those of its package, or of all packages for scripts, which belong to none. */
const dependenciesFor = (path: string): Set<string> =>
  new Set(dependencies.get(path.split('/').slice(0, 2).join('/')) ?? allDependencies)

const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** Imports of a file at run time, when types are stripped. Only development imports Vite and `scripts/development`. */
async function listImports(path: string): Promise<string[]> {
  const code = stripTypeScriptTypes(await readFile(path, 'utf8'))
  const found = code.matchAll(/^(?:import|export) (?:[\w*{}\s,$]+ from )?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found]
    .flatMap(([, named, called]) => named ?? called ?? [])
    .filter((name) => !/^node:|^vite$|^\.\/development\//.test(name))
}

/** The file in this repository to which an import resolves; undefined for a package. */
function resolveOwn(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  const own = /^@polydex\/(\w+)\/(.+)$/.exec(name)
  return own === null ? undefined : `packages/${own[1]}/src/${own[2]}.ts`
}

/** Finds everything that the entry points reach and a release would lack. */
async function findFaults(starts: readonly string[], held: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = []
  const seen = new Set(starts)
  for (const path of seen) {
    if (!held.has(path)) faults.push(`${path} is not in the release`)
    else if (path.endsWith('.ts'))
      for (const name of await listImports(path)) {
        const own = resolveOwn(path, name)
        if (own !== undefined) seen.add(own)
        const wanted = packageOf(name)
        if (!name.startsWith('.') && !dependenciesFor(path).has(wanted))
          faults.push(`${path}: ${wanted} is no dependency`)
      }
  }
  expect(seen.size).toBeGreaterThan(starts.length)
  return faults
}

describe.skipIf(!isClone)('the files of a release', () => {
  it('contain everything that processes and operators start, and all its packages are dependencies', async () => {
    expect(await findFaults(entryPoints, files)).toEqual([])
  })

  it('contain the programs of all units', async () => {
    const units = await Promise.all((await listPaths('deploy/systemd/*.service')).map((path) => readFile(path, 'utf8')))
    const programs = units.flatMap((unit) => /^ExecStart=\S+ (\S+\.ts)/m.exec(unit)?.[1] ?? [])
    expect(programs).toContain('apps/web/server.ts')
    expect(programs.filter((path) => !files.has(path))).toEqual([])
  })

  it('contain no tests, Git files, .env files or installed packages', () => {
    const strange = /\.test\.|testing\/|fixtures\/|^(e2e|quality|tests|\.git|\.ci|\.env)|node_modules|playwright/
    expect([...files].filter((path) => strange.test(path))).toEqual([])
    for (const path of ['database/migrations/0001_create_taxonomy.sql', 'deploy/env/site.env', 'package-lock.json'])
      expect(files).toContain(path)
  })
})
