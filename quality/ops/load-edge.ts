import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type LoadResult = {
  requests: number
  perSecond: number
  /** Answers other than 2xx and 3xx, and connections without an answer. */
  failed: number
  p99Ms: number
}

type Load = { origin: string; host: string; paths: readonly string[]; seconds: number; connections: number }

/** Script for wrk: requests the paths in turn with a browser's Accept-Encoding, and prints the result as one line of JSON. */
const script = (paths: readonly string[], host: string): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format('GET', paths[next], { ['Host'] = ${JSON.stringify(host)}, ['Accept-Encoding'] = 'gzip, deflate, br, zstd' })
end
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('{"requests":%d,"seconds":%f,"failed":%d,"p99Ms":%f}\\n',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1000))
end
`

/** A closed loop: as many requests as the edge answers, sent by wrk on the same machine. */
export async function loadEdge({ origin, host, paths, seconds, connections }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-load-'))
  const file = join(folder, 'load.lua')
  await writeFile(file, script(paths, host))
  try {
    const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, origin]
    const { stdout } = await run('wrk', words)
    const line = stdout.split('\n').find((text) => text.startsWith('{')) ?? '{}'
    const { requests, failed, p99Ms, seconds: took } = JSON.parse(line) as Record<string, number>
    return { requests: requests ?? 0, failed: failed ?? 0, p99Ms: p99Ms ?? 0, perSecond: (requests ?? 0) / (took ?? 1) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
