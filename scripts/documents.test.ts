import { glob, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A code word that means one of our files: below a folder of the root, or with a file extension that we use. */
const ownPath =
  /^(?:(?:apps|packages|database|catalogue|e2e|deploy|tests|scripts|docs|\.ci)\/\S*|[\w.-]+\.(?:ts|tsx|cjs|css|json|md|sql|sh|yaml|example))$/

/** The words of all code in a document, in spans and in blocks. */
const findCodeWords = (text: string): string[] =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, span]) =>
    (block ?? span ?? '').split(/[\s"'():$]+/),
  )

const findPaths = (text: string): string[] => [...new Set(findCodeWords(text).filter((word) => ownPath.test(word)))]

/** `<locale>` in a path matches any name; at least one file must match. */
async function exists(path: string): Promise<boolean> {
  const pattern = path.replace(/<\w+>/g, '*').replace(/\/$/, '')
  for await (const _ of glob(pattern)) return true
  return false
}

async function findMissing(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(exists))
  return paths.filter((_, index) => found[index] !== true)
}

async function listFiles(pattern: string): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob(pattern)) paths.push(path)
  return paths.toSorted()
}

type Document = { path: string; text: string }
const readDocuments = (paths: readonly string[]): Promise<Document[]> =>
  Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))

type Manifest = { scripts?: Record<string, string> } & Partial<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>
>
const readManifest = async (path: string): Promise<Manifest> => JSON.parse(await readFile(path, 'utf8')) as Manifest

/** All third-party dependencies of any package.json. */
async function listDependencies(): Promise<string[]> {
  const manifests = await Promise.all(
    ['package.json', ...(await listFiles('{apps,packages}/*/package.json'))].map(readManifest),
  )
  const names = manifests.flatMap((manifest) =>
    (['dependencies', 'devDependencies', 'overrides'] as const).flatMap((field) => Object.keys(manifest[field] ?? {})),
  )
  return [...new Set(names)].filter((name) => !name.startsWith('@polydex/')).toSorted()
}

const documents = await readDocuments([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...(await listFiles('docs/**/*.md')),
])
const records = documents.filter(({ path }) => path.startsWith('docs/decisions/'))

describe('documents', () => {
  const checked = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/catalogue.md', 'docs/operations.md']
  it.each(checked)('%s names only files that exist', async (path) => {
    const paths = findPaths(await readFile(path, 'utf8'))
    expect(paths.length).toBeGreaterThan(5)
    expect(await findMissing(paths)).toEqual([])
  })

  it('are found stale if a file they name is missing', async () => {
    const text = 'See `apps/web/app/gone.ts`, `packages/core/`, `bash scripts/gone.sh up` and `docs/<topic>/gone.md`.'
    expect(await findMissing(findPaths(text))).toEqual([
      'apps/web/app/gone.ts',
      'scripts/gone.sh',
      'docs/<topic>/gone.md',
    ])
  })

  it('link only to files that exist', async () => {
    const targets = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => join(dirname(path), target)),
    )
    expect(targets).toContain('docs/architecture.md')
    expect(await findMissing(targets)).toEqual([])
  })

  it('name only npm scripts that exist', async () => {
    const { scripts = {} } = await readManifest('package.json')
    const named = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, name = '']) => ({ path, name })),
    )
    expect(named).toContainEqual({ path: 'README.md', name: 'db:reset' })
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  })

  it('show each picture in a light and a dark version, in at most 300 KB together', async () => {
    const readme = await readFile('README.md', 'utf8')
    const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(pictures.filter((path) => path.includes('-dark.')).length).toBe(pictures.length / 2)
    const sizes = await Promise.all(pictures.map(async (path) => (await stat(path)).size))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300 * 1024)
  })

  it('walk one request through at most ten files', async () => {
    const architecture = await readFile('docs/architecture.md', 'utf8')
    const walk = architecture.split(/^## /m).find((section) => section.startsWith('One request'))
    const files = findPaths(walk ?? '')
    expect(files).toContain('apps/web/app/routes/rank-category-tools.tsx')
    expect(files.length).toBeLessThanOrEqual(10)
  })
})

describe('decision records', () => {
  it('mention every dependency', async () => {
    const text = records.map((record) => record.text).join('\n')
    const dependencies = await listDependencies()
    expect(dependencies).toContain('react')
    expect(dependencies.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })

  it('have unique numbers', () => {
    const numbers = records.map(({ path }) => /\/(\d{4})-/.exec(path)?.[1] ?? path)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('have context, decision and consequences, in at most 25 lines', () => {
    const headings = ['Context', 'Decision', 'Consequences']
    for (const { path, text } of records) {
      const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect([path, ...found]).toEqual([path, ...headings])
      expect([path, text.trimEnd().split('\n').length <= 25]).toEqual([path, true])
    }
  })
})
