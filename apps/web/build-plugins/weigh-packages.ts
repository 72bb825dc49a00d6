import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

/** The npm name of a package, from the path of one of its files; undefined for our own files. */
const packageOf = (file: string): string | undefined =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1]

/**
 * Writes build/packages.json: the size of each npm package in the browser bundle, in bytes after brotli, so that
 * e2e/weigh-pages.test.ts can detect new ones. Only what tree shaking leaves is counted, minified as in the build.
 */
export const weighPackages = (): Plugin => ({
  name: 'polydex-weigh-packages',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const sources = new Map<string, string[]>()
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [file, { code }] of Object.entries(chunk.modules)) {
        const name = packageOf(file)
        if (name !== undefined && code !== null) sources.set(name, [...(sources.get(name) ?? []), code])
      }
    }
    const weights = [...sources].map(([name, codes]): [string, number] => {
      const small = codes.map((code) => minifySync('module.js', code, { compress: true, mangle: true }).code)
      return [name, brotliCompressSync(small.join('\n')).byteLength]
    })
    const sorted = Object.fromEntries(weights.toSorted(([, a], [, b]) => b - a))
    await writeFile(join(dir, '../packages.json'), `${JSON.stringify(sorted, null, 2)}\n`)
  },
})
