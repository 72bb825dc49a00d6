import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside each text file of the client build, once, at the highest setting. */
export const compressAssets = (): Plugin => ({
  name: 'polydex-compress-assets',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(js|css|svg|json|txt)$/.test(file))
      for (const file of files) {
        const content = await readFile(join(dir, file))
        const best = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        }
        await writeFile(join(dir, `${file}.br`), brotliCompressSync(content, best))
        await writeFile(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  },
})
