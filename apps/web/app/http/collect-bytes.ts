import { Writable } from 'node:stream'

/** A sink that buffers everything, for output that is needed as a whole. */
export class CollectBytes extends Writable {
  readonly #chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }

  /** All bytes; call this once the stream has finished. */
  toBuffer(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}
