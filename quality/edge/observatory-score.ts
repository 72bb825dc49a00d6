type Said = Record<string, string | string[] | undefined>

const directivesOf = (policy: string): Map<string, string> =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))

/**
 * Scores the headers of a page by the table of MDN's HTTP Observatory (1.4.8), as far as it applies to our answers: 100 if every
 * required header is there, more for stricter ones. Each row that is not met is deducted and listed as a fault.
 */
export function scoreHeaders(headers: Said): { score: number; faults: string[] } {
  const faults: string[] = []
  const say = (name: string) => String(headers[name] ?? '')
  const policy = directivesOf(say('content-security-policy'))
  const isSafe = !/unsafe|data:|https?:|\*/.test(say('content-security-policy'))
  const isStrict = policy.get('default-src') === "'none'" && /^'(?:self|none)'$/.test(policy.get('form-action') ?? '')
  const rows: [name: string, isMet: boolean, gain: number, loss: number][] = [
    ['a policy without anything unsafe', policy.size > 1 && isSafe, 5, 25],
    ['a policy that begins with nothing', isSafe && isStrict, 5, 0],
    ['frame-ancestors', policy.has('frame-ancestors'), 5, 20],
    ['no cookie on a public page', headers['set-cookie'] === undefined, 0, 20],
    ['no access for pages of other sites', headers['access-control-allow-origin'] === undefined, 0, 50],
    [
      'referrer',
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(say('referrer-policy')),
      5,
      5,
    ],
    ['https for half a year', Number(/max-age=(\d+)/.exec(say('strict-transport-security'))?.[1]) >= 15_768_000, 0, 20],
    ['nosniff', say('x-content-type-options') === 'nosniff', 0, 5],
    ['resources for this site', say('cross-origin-resource-policy') === 'same-origin', 10, 0],
  ]
  let score = 100
  for (const [name, isMet, gain, loss] of rows) {
    score += isMet ? gain : -loss
    if (!isMet) faults.push(name)
  }
  return { score, faults }
}
