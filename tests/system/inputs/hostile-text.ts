import fc from 'fast-check'

/** Near misses: a field's own format with one mistake. */
const nearMisses = [
  ['0', '-1', '49', '1000001', '1e1', '1.0', ' 1', '01', '+1', '0x10', '١', '１', '9'.repeat(400), 'NaN', 'Infinity'],
  ['2026-13', '2026-00', '1999-12', '2026-1', '202610', '2026-10-01', '20२६-10'],
  ['us', 'USA', 'U', 'UЅ', 'EN', 'en-US', 'en ', 'Direct', 'ASC', 'asc,desc', 'maybe', 'null', 'undefined', 'TRUE '],
  ['a--b', '-a', 'a-', 'a_b', 'A', 'é', 'a,a', 'a,', ',a', 'a,,b', ',', 'x'.repeat(81), 'a'.repeat(8_200)],
].flat()

/** Texts with a meaning to a component behind the API, or to a reader of its answer. */
const fragments = [
  ["' or '1'='1", "'; drop table tools; --", '$1', '$$', '\\', "E'\\x00'", '1; select pg_sleep(10)', '%', '_', '%%%'],
  ['a & b', 'a | !b', '<->', ':*', "'a':A & (", '(((((', '&&&', "a' <2> b", '"a" -b OR'],
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', 'javascript:alert(1)'],
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '[object Object]'],
  ['../../etc/passwd', '/dev/null', 'file:///etc/passwd', 'http://169.254.169.254/', '\r\nSet-Cookie: a=b'],
  ['{"a":1}', '[]', '[1]', '{}', 'true', 'null', '""'],
].flat()

/** Characters that are lost, joined, reversed or refused somewhere on the way. */
const oddCharacters = [
  ['\u0000', 'a\u0000b', '\u0001\u001f', '\u007f', '\u0085', '\u2028', '\u200b', '\u202e', '\ufeff', '\ufffe'],
  ['e\u0301', 'ﬁ', 'İ', 'ß', '👨‍👩‍👧‍👦', '𝕏', '\u{10ffff}', `aaaaa${'\u0300'.repeat(500)}`, ' ', '\t\n', ''],
].flat()

/** Any text that is not typed by accident. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nearMisses),
  fc.constantFrom(...fragments),
  fc.constantFrom(...oddCharacters),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .tuple(fc.constantFrom(...fragments, ...oddCharacters), fc.integer({ min: 2, max: 900 }))
    .map(([text, times]) => text.repeat(times).slice(0, 5_000)),
)
