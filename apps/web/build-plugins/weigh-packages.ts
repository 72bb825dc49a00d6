import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

/** npm's name of a package from the path of one of its files; undefined for our own. */
const packageOf = (file: string): string | undefined =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1]

/**
 * Writes build/packages.json: what each npm package weighs in the browser, in bytes after brotli, so that
 * quality/size can name a new one. Only what is left of it in the bundle counts, made small as in the build.
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
