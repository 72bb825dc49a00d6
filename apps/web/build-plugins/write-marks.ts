import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { drawMark, hashOfMark, readMarks } from './draw-mark.ts'

async function sendMark(file: string, response: ServerResponse): Promise<void> {
  const mark = (await readMarks()).find(([slug, { hash }]) => file === `/${slug}-${hash}.svg`)?.[1]
  response.writeHead(mark === undefined ? 404 : 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })
  response.end(mark === undefined ? '' : await drawMark(mark))
}

/** Writes the marks of catalogue/marks.json to assets/marks/, and serves them in development. */
export const writeMarks = (): Plugin => ({
  name: 'polydex-write-marks',
  applyToEnvironment: (environment) => environment.name === 'client',
  async generateBundle() {
    for (const [slug, mark] of await readMarks()) {
      const source = await drawMark(mark)
      if (hashOfMark(source) !== mark.hash)
        this.error(`catalogue/marks.json has another drawing of ${slug}: npm run generate`)
      this.emitFile({ type: 'asset', fileName: `assets/marks/${slug}-${mark.hash}.svg`, source })
    }
  },
  configureServer({ middlewares }) {
    middlewares.use(
      '/assets/marks',
      ({ url = '' }, response) => void sendMark(url, response).catch((error: Error) => response.destroy(error)),
    )
  },
})
