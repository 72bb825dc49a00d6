import type { AddressTechnique } from './technique.ts'

const technique = (name: string, address: string, weakness: string): AddressTechnique => ({ name, weakness, address })

/** IP addresses, and names that spell them. */
const numbers: AddressTechnique[] = [
  technique('loopback', 'https://127.0.0.1/', 'names of this machine are refused, numbers are not'),
  technique('one decimal number', 'https://2130706433/', 'an address by number must have dots to be found'),
  technique('octal parts', 'https://0177.0.0.1/', 'a leading zero is dropped by the check, not by browsers'),
  technique('hexadecimal', 'https://0x7f000001/', 'the check reads decimal digits only'),
  technique('parts left out', 'https://127.1/', 'an address by number must have four parts to be found'),
  technique('metadata of a cloud', 'https://169.254.169.254/', 'the list of private ranges ends with RFC 1918'),
  technique('public number', 'https://93.184.216.34/', 'only private ranges are refused, and a number has no owner'),
  technique('IPv6', 'https://[::1]/', 'the check knows IPv4 only'),
  technique('mapped IPv4', 'https://[::ffff:10.0.0.1]/', 'IPv4 inside IPv6 is not read'),
  technique('NAT64', 'https://[64:ff9b::7f00:1]/', 'a prefix of gateways passes for a public network'),
  technique('full-width digits', 'https://１２７.０.０.１/', 'digits are compared before they are normalized'),
  technique('ideographic full stops', 'https://127。0。0。1/', 'the host is split at ASCII dots only'),
  technique('escaped digits', 'https://%31%32%37.0.0.1/', 'the host is checked before its escapes are decoded'),
  technique('number with a last dot', 'https://127.0.0.1./', 'the pattern of a number ends with its last digit'),
  technique('number as the last label', 'https://lantern.com.1/', 'a letter somewhere makes a name'),
  technique('address in a name', 'https://10.0.0.1.nip.io/', 'a public service resolves names to inner addresses'),
  technique('address in a name, in hexadecimal', 'https://0a000001.nip.io/', 'such names are found by their dots'),
  technique('address in a name of no known service', 'https://10-0-0-1.lantern.net/', 'services are found by a list'),
  technique('public name of this machine', 'https://lvh.me/', 'the name has a public suffix and an inner address'),
]

/** Names that no visitor can open, or that are invalid. */
const names: AddressTechnique[] = [
  technique('localhost', 'https://localhost/', 'numbers are refused, names are not'),
  technique('below localhost', 'https://app.localhost/', 'only the word alone is refused'),
  technique('localhost with a last dot', 'https://localhost./', 'names are compared with their last dot'),
  technique('bare word', 'https://intranet/', 'a name need not have a dot'),
  technique('multicast DNS', 'https://printer.local/', 'a name with a dot is taken for a public one'),
  technique('cloud-internal name', 'https://metadata.google.internal/', 'suffixes reserved after the list are missing'),
  technique('suffix of a router', 'https://printer.lan/', 'reserved suffixes are refused, invented ones are not'),
  technique('home network', 'https://printer.home.arpa/', 'arpa is in the list of public suffixes'),
  technique('hidden service', 'https://lanternnotes.onion/', 'onion is in the list of public suffixes'),
  technique('other root', 'https://lantern.eth/', 'every suffix of letters is taken for one of DNS'),
  technique('reserved suffix', 'https://lantern.example/', 'names of examples are taken for names of sites'),
  technique('bare public suffix', 'https://co.uk/', 'dots are counted instead of looking the suffix up'),
  technique('wildcard of the suffix list', 'https://lantern.ck/', 'rules with a star are not applied'),
  technique('last dot', 'https://lantern.com./', 'a name and the same with a last dot are two hosts'),
  technique('empty label', 'https://lantern..com/', 'the host is split at dots without looking at the parts'),
  technique('service name', 'https://_polydex.lantern.com/', 'names of records are taken for names of hosts'),
  technique(
    'hyphen at the end of a label',
    'https://lantern-.com/',
    'the letters of a label are checked, not its form',
  ),
  technique('label of 64 letters', `https://${'a'.repeat(64)}.com/`, 'the length of a label is not checked'),
  technique(
    'name of 260 letters',
    `https://${`${'a'.repeat(50)}.`.repeat(5)}lantern.com/`,
    'the length of the whole name is not checked',
  ),
  technique('star', 'https://*.lantern.com/', 'the pattern of a certificate is taken for a host'),
  technique('two hosts', 'https://lantern.com,elsewhere.com/', 'one of several hosts is checked, another is opened'),
]

/** Public names that pose as others. */
const lookalikes: AddressTechnique[] = [
  technique('letter of another script', 'https://l\u0430ntern.com/', 'scripts may be mixed within a label'),
  technique('label of lookalikes', 'https://xn--80ak6aa92e.com/', 'only mixed scripts are refused, not whole ones'),
  technique('phonetic letter', 'https://\u0251lpha.com/', 'scripts are compared, and one script has lookalikes too'),
  technique('broken code of letters', 'https://xn--a.com/', 'a label of code is never decoded'),
  technique('other site in front', 'https://alpha.com.elsewhere.net/', 'the beginning of a host is read as its site'),
]

/** Techniques in the host. */
export const hostTechniques: AddressTechnique[] = [...numbers, ...names, ...lookalikes]
