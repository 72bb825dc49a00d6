/** An HPACK length: seven bits, followed by more bytes if those do not suffice. */
function lengthOf(text: Buffer): number[] {
  if (text.length < 127) return [text.length]
  const bytes = [127]
  let rest = text.length - 127
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

const encode = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from(lengthOf(bytes)), bytes])
}

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head.writeUInt8(type, 3)
  head.writeUInt8(flags, 4)
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

/** The frames of one request, written by hand: no library would send some of these. */
export function h2(fields: readonly (readonly [name: string, value: string])[], body?: string) {
  const block = Buffer.concat(
    fields.map(([name, value]) => Buffer.concat([Buffer.from([0]), encode(name), encode(value)])),
  )
  const bytes = Buffer.concat([
    Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    frame(4, 0, 0, Buffer.alloc(0)),
    frame(1, body === undefined ? 5 : 4, 1, block),
    ...(body === undefined ? [] : [frame(0, 1, 1, Buffer.from(body, 'latin1'))]),
  ])
  return { bytes, as: 'h2' as const }
}

/** The pseudo-headers of a request. */
export const h2Start = (method: string, path: string, authority = 'example.org') =>
  [
    [':method', method],
    [':scheme', 'https'],
    [':authority', authority],
    [':path', path],
  ] as const
