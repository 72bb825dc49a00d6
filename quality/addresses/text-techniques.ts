import type { AddressTechnique } from './technique.ts'

const technique = (name: string, address: string, weakness: string): AddressTechnique => ({ name, weakness, address })

/** Addresses that two parsers read differently. */
const parsers: AddressTechnique[] = [
  technique('user name as host', 'https://alpha.com@lantern.com/', 'the beginning of an address is read as its host'),
  technique('empty user name', 'https://@lantern.com/', 'the parsed user name is checked, and an empty one is none'),
  technique('user name after a question mark', 'https://alpha.com?@lantern.com/', 'a query may begin without a slash'),
  technique('backslash', String.raw`https://lantern.com\@alpha.com/`, 'a backslash is a slash to browsers alone'),
  technique('escaped @', 'https://alpha.com%40lantern.com/', 'the user name is looked for before decoding'),
  technique('escaped end of text', 'https://alpha.com%00.lantern.com/', 'a text ends at its first zero byte'),
  technique('character that becomes a slash', 'https://alpha.c℀.lantern.com/', 'the host is split before normalizing'),
  technique('port', 'https://lantern.com:8443/', 'services that are not for visitors are reached by their port'),
  technique('port of the other scheme', 'http://lantern.com:443/', 'ports of the web are allowed for both schemes'),
  technique('no scheme', '//lantern.com/', 'an address is completed by the page on which it is shown'),
]

/** Schemes other than those of the web. */
const schemes: AddressTechnique[] = [
  technique('script with a host', 'javascript://lantern.com/%0aalert(1)', 'an address with a public host is taken'),
  technique('data', 'data:text/html,<h1>Lantern</h1>', 'an address without a host has no host to refuse'),
  technique('origin of the web', 'blob:https://lantern.com/0b1c', 'the origin is checked instead of the scheme'),
  technique('scheme around the address', 'view-source:https://lantern.com/', 'https:// is looked for anywhere'),
  technique('file of a server', 'file://lantern.com/share', 'every scheme that the parser gives a host is taken'),
]

/** Characters that are invisible to a reader. */
const hidden: AddressTechnique[] = [
  technique('right-to-left override', 'https://lantern.com/\u202etxt.exe', 'what is shown is not what is stored'),
  technique('zero-width space', 'https://lan\u200btern.com/', 'parsers drop it, so two texts are one host'),
  technique('combining joiner', 'https://lan\u034ftern.com/', 'invisible marks are no format characters'),
  technique('Hangul filler', 'https://lantern.com/\u3164', 'an invisible letter is a letter'),
  technique('empty Braille cell', 'https://lantern.com/\u2800', 'a symbol without dots is a symbol'),
  technique('line break within', 'https://lan\ntern.com/', 'parsers drop line breaks, logs do not'),
  technique('control character in front', '\u0001https://lantern.com/', 'parsers drop it, other programs do not'),
  technique('escaped line break', 'https://lantern.com/%0d%0aSet-Cookie:a', 'a program that decodes writes two lines'),
  technique('escaped override', 'https://lantern.com/%ff%E2%80%AEtxt', 'a byte that is no text ends the decoding'),
]

const lengths: AddressTechnique[] = [
  technique('long address', `https://lantern.com/${'a'.repeat(2_048)}`, 'the length is left to the database'),
  technique('address that grows', `https://lantern.com/${'文'.repeat(500)}`, 'the length is measured before escaping'),
]

/** Techniques in the text around the host. */
export const textTechniques: AddressTechnique[] = [...parsers, ...schemes, ...hidden, ...lengths]
