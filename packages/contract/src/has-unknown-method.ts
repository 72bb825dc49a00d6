type ParseError = Error & { code?: string | undefined; rawPacket?: Uint8Array | undefined }

/**
 * Whether a parser gave up at the method of what is a request otherwise. It says the same of bytes that are no HTTP at
 * all, such as the beginning of TLS.
 */
export function hasUnknownMethod({ code, rawPacket }: ParseError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return false
  return /^[\w!#$%&'*+.^`|~-]{1,40} \S{1,2000} HTTP\/1\.[01]\r?\n/.test(
    Buffer.from(rawPacket).toString('latin1', 0, 2_100),
  )
}
