import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runEdge, type EdgeOptions, type RunningEdge } from '../tests/run-edge.ts'
import { findFreePort } from './start-program.ts'

/** Starts the edge of deploy/nginx in front of running webs, on free ports; `stop` deletes its files. */
export async function startEdge(options: Omit<EdgeOptions, 'folder' | 'ports'>): Promise<RunningEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'polydex-edge-'))
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const edge = await runEdge({ ...options, folder, ports })
  const stop = async () => {
    await edge.stop()
    await rm(folder, { recursive: true })
  }
  return { ...edge, stop }
}
