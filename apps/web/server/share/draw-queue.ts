import { Worker } from 'node:worker_threads'
import type { SharePicture } from '../../app/share/share-picture.ts'
import type { DrawAnswer, DrawRequest, DrawWorkerData } from './draw-worker.ts'

/** In the hands of the thread: while one is drawn, the files of the other are read. */
const maxDrawing = 2
const maxWaiting = 8
/** A picture takes about 0.1 s, the first one after a start 1 s, on a busy machine many times that. After this the thread counts as stuck. */
const timeLimitMs = 20_000
/** Without work the thread ends: its fonts and code take about 150 MB. */
const idleMs = 60_000
const maxHeapMb = 192

/** Null: the picture cannot be drawn. */
type Draw = (picture: SharePicture) => Promise<Uint8Array | null>

export class QueueFull extends Error {}

type Task = { shown: SharePicture; resolve: (bytes: Uint8Array | null) => void; reject: (error: Error) => void }

/** Draws in a thread of its own, which starts with the first picture and is replaced if it dies or hangs. */
export function createDrawQueue(
  workerData: DrawWorkerData,
  { script = new URL('./draw-worker.ts', import.meta.url), timeMs = timeLimitMs } = {},
): Draw {
  const waiting: Task[] = []
  const drawing = new Map<number, Task & { timer: NodeJS.Timeout }>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function open(): Worker {
    const opened = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
    // A process that ends does not wait for pictures.
    opened.unref()
    opened.on('message', ({ id, bytes, error }: DrawAnswer) => {
      const task = settle(id)
      if (error === undefined) task?.resolve(bytes)
      else task?.reject(new Error(error))
      proceed()
    })
    opened.on('error', (error) => console.error('The thread that draws share pictures failed:', error))
    opened.once('exit', () => {
      if (worker === opened) close()
    })
    return opened
  }

  function settle(id: number): Task | undefined {
    const task = drawing.get(id)
    clearTimeout(task?.timer)
    drawing.delete(id)
    return task
  }

  /** All that the thread had in hand fails; the next picture gets a new one. */
  function close(): void {
    const closed = worker
    worker = undefined
    void closed?.terminate()
    for (const id of drawing.keys()) settle(id)?.reject(new Error('The thread that draws has ended'))
    proceed()
  }

  function proceed(): void {
    clearTimeout(idle)
    while (drawing.size < maxDrawing) {
      const task = waiting.shift()
      if (task === undefined) break
      worker ??= open()
      lastId += 1
      drawing.set(lastId, { ...task, timer: setTimeout(close, timeMs).unref() })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ id: lastId, shown: task.shown } satisfies DrawRequest)
    }
    if (drawing.size === 0 && worker !== undefined) idle = setTimeout(close, idleMs).unref()
  }

  return (shown) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new QueueFull())
      waiting.push({ shown, resolve, reject })
      proceed()
    })
}
