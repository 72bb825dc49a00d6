// Draws one picture: bytes on stdin, the length of the small file and both files on stdout. Started by draw-apart.ts.
import { buffer } from 'node:stream/consumers'
import { drawIcon } from './draw-icon.ts'

const { small, large } = await drawIcon(await buffer(process.stdin))
const length = Buffer.alloc(4)
length.writeUInt32BE(small.length)
process.stdout.write(Buffer.concat([length, small, large]))
