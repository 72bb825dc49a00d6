import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { maxIconBytes } from '@polydex/core/icon/icon-file'

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))
const maxMs = 6_000

/**
 * Draws a picture of a stranger in a process of its own, without our environment: a drawing of a few hundred bytes can
 * keep the rasteriser busy for minutes, which nothing but the end of its process interrupts. Fails if the picture is
 * not fit to be shown.
 */
export function drawApart(bytes: Buffer, signal?: AbortSignal): Promise<{ small: Buffer; large: Buffer }> {
  return new Promise((done, fail) => {
    const options = {
      env: {},
      timeout: maxMs,
      killSignal: 'SIGKILL',
      encoding: 'buffer',
      maxBuffer: maxIconBytes + 4,
      signal,
    } as const
    const child = execFile(process.execPath, ['--max-old-space-size=128', program], options, (error, drawn) => {
      if (error !== null) return fail(error)
      const start = 4 + drawn.readUInt32BE()
      done({ small: drawn.subarray(4, start), large: drawn.subarray(start) })
    })
    // Ended before it read everything: its exit says so.
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
  })
}
