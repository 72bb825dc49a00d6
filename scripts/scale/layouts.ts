import { machines, peak, utilisation } from './assumptions.ts'
import { computeDemand, type Network, type Role } from './demand.ts'

type MachineKind = keyof typeof machines
/** Machines of one kind with the same roles. Replicas share the reads with the primary. */
type Group = { roles: readonly Role[]; kind: MachineKind; count: number; name: string }

export type Layout = Network & { name: string; groups: readonly Group[] }

/** In the order in which a growing site needs them. */
export const layouts: readonly Layout[] = [
  {
    name: 'A',
    caches: 1,
    hasCdn: false,
    webs: 2,
    isByAddress: false,
    groups: [{ name: 'the machine', roles: ['edge', 'web', 'api', 'postgres'], kind: 'medium', count: 1 }],
  },
  {
    name: 'B',
    caches: 1,
    hasCdn: false,
    webs: 8,
    isByAddress: true,
    groups: [{ name: 'the machine', roles: ['edge', 'web', 'api', 'postgres'], kind: 'large', count: 1 }],
  },
  {
    name: 'C',
    caches: 1,
    hasCdn: false,
    webs: 20,
    isByAddress: true,
    groups: [
      { name: 'edge, web and api', roles: ['edge', 'web', 'api'], kind: 'large', count: 2 },
      { name: 'PostgreSQL', roles: ['postgres'], kind: 'large', count: 1 },
      { name: 'workers', roles: [], kind: 'small', count: 1 },
    ],
  },
  {
    name: 'D',
    caches: 1,
    hasCdn: false,
    webs: 64,
    isByAddress: true,
    groups: [
      { name: 'edges', roles: ['edge'], kind: 'large', count: 3 },
      { name: 'web and api', roles: ['web', 'api'], kind: 'large', count: 5 },
      { name: 'PostgreSQL and its replica', roles: ['postgres'], kind: 'large', count: 2 },
      { name: 'workers', roles: [], kind: 'small', count: 2 },
    ],
  },
  {
    name: 'E',
    caches: 1,
    hasCdn: true,
    webs: 384,
    isByAddress: true,
    groups: [
      { name: 'edges', roles: ['edge'], kind: 'large', count: 4 },
      { name: 'web and api', roles: ['web', 'api'], kind: 'large', count: 32 },
      { name: 'PostgreSQL and its replicas', roles: ['postgres'], kind: 'large', count: 4 },
      { name: 'workers', roles: [], kind: 'small', count: 2 },
    ],
  },
]

export type Use = { resource: string; share: number }

const shareOf = (needed: number, given: number): number => (needed * peak) / (given * utilisation)

/** Utilisation of each part at the peak of a day, relative to its maximum; above 1 it is too small. */
export function findUses(layout: Layout, requestsPerSecond: number): Use[] {
  const { cores, gigabits } = computeDemand(requestsPerSecond, layout)
  return layout.groups.flatMap(({ roles, kind, count, name }) => {
    if (roles.length === 0) return []
    const needed = roles.reduce((sum, role) => sum + cores[role], 0)
    const most = roles.toSorted((a, b) => cores[b] - cores[a])[0]
    const processors = {
      resource: `CPU of ${name}${roles.length > 1 ? ` (mostly ${most})` : ''}`,
      share: shareOf(needed, machines[kind].cores * count),
    }
    const line = {
      resource: `network link of ${name}`,
      share: shareOf(gigabits.own, machines[kind].gigabits * count),
    }
    return roles.includes('edge') ? [processors, line] : [processors]
  })
}

/** The most utilised part. */
export function findBottleneck(layout: Layout, requestsPerSecond: number): Use {
  const [first] = findUses(layout, requestsPerSecond).toSorted((a, b) => b.share - a.share)
  if (first === undefined) throw new Error(`${layout.name} has no machines`)
  return first
}

/** Maximum requests per second at which no part is overloaded. */
export function findLimit(layout: Layout): number {
  let [low, high] = [0, 1e7]
  while (high / low > 1.001 && high > 1) {
    const middle = low === 0 ? 1 : Math.sqrt(low * high)
    if (findBottleneck(layout, middle).share <= 1) low = middle
    else high = middle
  }
  return low
}

/** The first layout that can carry this many requests per second. */
export function chooseLayout(requestsPerSecond: number): Layout {
  const layout = layouts.find((candidate) => findBottleneck(candidate, requestsPerSecond).share <= 1)
  if (layout === undefined) throw new Error(`no layout carries ${requestsPerSecond} requests/s`)
  return layout
}
