import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCruxProvider } from '../apps/worker/src/providers/crux.ts'
import { listCsvProviders } from '../apps/worker/src/providers/csv.ts'
import { createReadReport } from '../apps/worker/src/providers/read-report.ts'

const text = await readFile('docs/providers.md', 'utf8')
const findBlocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, block = '']) => block)

/** Compiler errors of sources, checked as if they were files of the providers' folder; nothing is written there. */
function findTypeFaults(sources: readonly string[]): string[][] {
  const paths = sources.map((_, index) => resolve(`apps/worker/src/providers/example-${index}.ts`))
  const config: unknown = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)).config
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => paths }, '.')
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) => {
    const source = sources[paths.indexOf(resolve(name))]
    return source === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, source, version)
  }
  const program = ts.createProgram(paths, options, host)
  // Of these files only: their imports are checked with everything else.
  return paths.map((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  )
}

describe('docs/providers.md', () => {
  const [example = ''] = findBlocks('ts')

  it('has a complete provider of at most 40 lines that compiles; a stale one would not', () => {
    expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
    expect(example).toContain('TrafficProvider')
    const [faults, faultsOfStale] = findTypeFaults([example, example.replace("kind: 'estimated'", "kind: 'guessed'")])
    expect(faults).toEqual([])
    expect(faultsOfStale).not.toEqual([])
  }, 60_000)
})

describe('the formats in docs/providers.md', () => {
  const [visits = '', bands = ''] = findBlocks('csv')
  const report = createReadReport()
  const request = {
    months: ['2026-10-01'],
    sites: [
      { siteId: 1, host: 'example.com', sizeTier: null },
      { siteId: 2, host: 'example.org', sizeTier: null },
    ],
    report,
  }

  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polydex-formats-'))
    await mkdir(join(folder, 'crux/us'), { recursive: true })
    await writeFile(join(folder, 'acme-panel.estimated.csv'), visits)
    await writeFile(join(folder, 'crux/us/202610.csv'), bands)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are read as documented, without a skipped line', async () => {
    const found: unknown[] = []
    for (const provider of await listCsvProviders(folder, report))
      for await (const { figures } of provider.read(request)) found.push(figures.map(({ visits }) => visits))
    const siteIdOf = new Map(request.sites.map(({ host, siteId }) => [host, siteId]))
    const hosts = { siteIdOf, newestSiteId: Math.max(...siteIdOf.values()) }
    for await (const { places } of createCruxProvider(join(folder, 'crux')).read({ ...request, hosts }))
      found.push(places.map(({ band }) => band))
    expect(found).toEqual([
      [2_000_000, 90_000],
      [1_000, 50_000],
    ])
    expect(report).toMatchObject({ skipped: new Map(), failures: [] })
  })
})
