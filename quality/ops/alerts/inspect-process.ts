import { setTimeout as wait } from 'node:timers/promises'

/** Where Node listens after SIGUSR1; the port cannot be changed from outside. */
const inspector = 'http://127.0.0.1:9229'

/**
 * Runs code inside a running process through the inspector that `kill -USR1` opens, then closes the inspector: for faults that
 * cannot be caused from outside the process.
 */
export async function runInside(pid: number, code: string): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await findAddress())
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the inspector refused the connection')))
  })
  const evaluate = (expression: string): Promise<unknown> =>
    new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(readValue(String(data))), { once: true })
      const params = { expression, returnByValue: true }
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }))
    })
  try {
    const found = await evaluate('process.pid')
    if (found !== pid) throw new Error(`the inspector belongs to ${String(found)}, not to ${pid}`)
    await evaluate(code)
    // Delayed: closing the inspector ends the connection on which the answer comes.
    await evaluate(`setTimeout(() => process.getBuiltinModule('inspector').close(), 100), 0`)
  } finally {
    socket.close()
  }
  // The next process to be inspected needs the port.
  while (await isOpen()) await wait(50)
}

const readValue = (text: string): unknown =>
  (JSON.parse(text) as { result?: { result?: { value?: unknown } } }).result?.result?.value

const isOpen = (): Promise<boolean> =>
  fetch(`${inspector}/json/list`).then(
    () => true,
    () => false,
  )

async function findAddress(): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const targets = await fetch(`${inspector}/json/list`).then(
      (response) => response.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    )
    const address = targets[0]?.webSocketDebuggerUrl
    if (address !== undefined) return address
    await wait(50)
  }
  throw new Error('Node did not open an inspector')
}
