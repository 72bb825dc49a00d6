import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside each text file of the client build, once, at maximum quality. */
export const compressAssets = (): Plugin => ({
  name: 'polydex-compress-assets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }) {
      // React Router writes its manifest into the client folder only during the server build.
      const folder = this.environment.name === 'client' ? dir : join(dir, '../client')
      const written = new Set(await readdir(folder, { recursive: true }))
      for (const file of written) {
        if (!/\.(js|css|svg|json|txt)$/.test(file) || written.has(`${file}.br`)) continue
        const content = await readFile(join(folder, file))
        const best = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        }
        await writeFile(join(folder, `${file}.br`), brotliCompressSync(content, best))
        await writeFile(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  },
})
