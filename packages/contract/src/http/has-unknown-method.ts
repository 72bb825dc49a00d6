type ParseError = Error & { code?: string | undefined; rawPacket?: Uint8Array | undefined }

/**
 * Whether the HTTP parser rejected only the method of an otherwise valid request. It reports the same error for bytes
 * that are no HTTP at all, such as a TLS handshake.
 */
export function hasUnknownMethod({ code, rawPacket }: ParseError): boolean {
  if (code !== 'HPE_INVALID_METHOD' || rawPacket === undefined) return false
  return /^[\w!#$%&'*+.^`|~-]{1,40} \S{1,2000} HTTP\/1\.[01]\r?\n/.test(
    Buffer.from(rawPacket).toString('latin1', 0, 2_100),
  )
}
