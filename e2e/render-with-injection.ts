import { createRequire } from 'node:module'
import { PassThrough, type Writable } from 'node:stream'

/*
 * Loaded before the web (`--import`): injects a script into React's output, as if a text had not been escaped.
 * Everything after the rendering is the web's own code.
 */
type Rendering = { pipe: (target: Writable) => void; abort: (reason?: unknown) => void }
type Renderer = { renderToPipeableStream: (...given: unknown[]) => Rendering }

const injected = '<script>document.documentElement.dataset.injected = "ran"</script>'
const renderer = createRequire(import.meta.url)('react-dom/server') as Renderer
const { renderToPipeableStream } = renderer

renderer.renderToPipeableStream = (...given) => {
  const { pipe, abort } = renderToPipeableStream(...given)
  return {
    abort,
    pipe(target) {
      const between = new PassThrough()
      const parts: Buffer[] = []
      between.on('data', (part: Buffer) => parts.push(part))
      between.on('end', () => target.end(Buffer.concat(parts).toString().replace('</body>', `${injected}</body>`)))
      pipe(between)
    },
  }
}
