import { agentName } from '@polydex/core/outside/open-public'

/** Whether robots.txt allows us a path. */
export type Robots = (path: string) => boolean

const ourName = agentName.toLowerCase()

type Rule = { isAllowed: boolean; pattern: string }

/** Reads robots.txt as RFC 9309 says: the group of our name, else that of everyone; the longest rule that fits counts. */
export function readRobots(text: string): Robots {
  const groups = new Map<string, Rule[]>()
  let named: string[] = []
  let isInNames = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const [key, said] = [field.toLowerCase(), value.trim()]
    if (key === 'user-agent') {
      if (!isInNames) named = []
      isInNames = true
      named.push(said.toLowerCase())
      for (const name of named) if (!groups.has(name)) groups.set(name, [])
    } else if (key === 'allow' || key === 'disallow') {
      isInNames = false
      if (said !== '') for (const name of named) groups.get(name)?.push({ isAllowed: key === 'allow', pattern: said })
    }
  }
  const rules = groups.get(ourName) ?? groups.get('*') ?? []
  // At the same length the one that allows counts.
  const sorted = rules.toSorted(
    (one, other) => other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
  )
  return (path) => sorted.find(({ pattern }) => fits(pattern, path))?.isAllowed ?? true
}

/** Not by a regular expression: a hostile pattern could keep one busy for hours. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  let place = start.length
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) return path.length - part.length >= place && path.endsWith(part)
    const found = path.indexOf(part, place)
    if (found === -1) return false
    place = found + part.length
  }
  return !isWhole || place === path.length
}
