import { Writable } from 'node:stream'

/** A stream that only collects, for what is needed whole: nothing reads from it meanwhile. */
export class CollectBytes extends Writable {
  readonly #chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }

  /** All of it, once it has ended. */
  toBuffer(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}
