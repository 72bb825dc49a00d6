import { readFile } from 'node:fs/promises'
import type { Processes } from './start-processes.ts'

const gauges =
  /^((?:nodejs_active_resources|polydex_(?:requests_in_flight|web_renders|password_hashes|database_connections))(?:\{.*\})?) (\d+)$/gm

/** What processes hold for their callers: requests, renders, hashes, database connections, handles, sockets. */
export async function takeStock(ports: Processes['ports']): Promise<Record<string, number>> {
  const stock: Record<string, number> = {}
  for (const [name, port] of Object.entries(ports).filter(([name]) => name.endsWith('Inner'))) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Connection: 'close' } })
    for (const [, metric = '', count] of (await answer.text()).matchAll(gauges))
      stock[`${name} ${metric}`] = Number(count)
    const handles = (type: string) => `${name} nodejs_active_resources{type="${type}"}`
    const connections = (state: string) => `${name} polydex_database_connections{state="${state}"}`
    const [open = 0, idle = 0] = [stock[connections('open')], stock[connections('idle')]]
    stock[`${name} database connections in use`] = open - idle
    for (const state of ['open', 'idle']) delete stock[connections(state)]
    // A database connection stays open for the next request and has a timer; those of the worker are not counted.
    if (name === 'apiInner') stock[handles('Timeout')] = (stock[handles('Timeout')] ?? 0) - idle
    if (name === 'workerInner') delete stock[handles('Timeout')]
    if (name !== 'webInner') delete stock[handles('TCPSocketWrap')]
  }
  const sockets = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/))
  for (const [name, port] of Object.entries(ports)) {
    const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
    // 0A listens, 06 only waits for late packets.
    const isOpen = ([, end = '', , state = '']: string[]) => end.endsWith(local) && !['0A', '06'].includes(state)
    if (name !== 'apiInner') stock[`${name} connections`] = sockets.filter(isOpen).length
  }
  return stock
}
