import * as assumed from './assumptions.ts'
import { computeGigabytes, computeMachinePrice, computePrice, computeTerabytes } from './costs.ts'
import { computeDemand, pageKilobytes, roles, type Role } from './demand.ts'
import { chooseLayout, findBottleneck, findLimit, layouts, type Layout } from './layouts.ts'
import * as measured from './measured.ts'
import { writeTable } from './write-table.ts'

const rates = [10, 100, 1_000, 10_000, 100_000]

/** Two significant digits: figures of a model are no more exact. */
export const formatFigure = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })

const nameRole = (role: Role): string => (role === 'postgres' ? 'PostgreSQL' : role)

/** For each rate: the demand on the layout that carries it. */
export function writeDemand(): string {
  const head = [
    'requests/s',
    'layout',
    'pages/s',
    'asked',
    'read',
    'rendered',
    ...roles.map(nameRole),
    'memory, GB',
    'TB a month',
    'EUR a month',
  ]
  const rows = rates.map((rate) => {
    const layout = chooseLayout(rate)
    const { pages, cores } = computeDemand(rate, layout)
    const atPeak = roles.map((role) => formatFigure((cores[role] * assumed.peak) / assumed.utilisation))
    const shares = [pages.asked, pages.read, pages.rendered].map(
      (count) => `${formatFigure((count / pages.visits) * 100)} %`,
    )
    return [
      rate.toLocaleString('en-US'),
      layout.name,
      formatFigure(pages.visits),
      ...shares,
      ...atPeak,
      formatFigure(computeGigabytes(layout)),
      formatFigure(computeTerabytes(layout, rate)),
      formatFigure(computePrice(layout, rate)),
    ]
  })
  return writeTable(head, rows)
}

const describeMachines = ({ groups, hasCdn }: Layout): string =>
  [...groups.map(({ kind, count, name }) => `${count} ${kind}: ${name}`), ...(hasCdn ? ['a CDN'] : [])].join('; ')

/** For each layout: its maximum rate, and its bottleneck. */
export const writeLayouts = (): string =>
  writeTable(
    ['layout', 'machines', 'web processes', 'up to requests/s', 'bottleneck there', 'EUR a month, machines'],
    layouts.map((layout) => {
      const limit = findLimit(layout)
      return [
        layout.name,
        describeMachines(layout),
        String(layout.webs),
        formatFigure(limit),
        findBottleneck(layout, limit).resource,
        formatFigure(computeMachinePrice(layout)),
      ]
    }),
  )

/** Maximum rate of a layout, as it is and with a change. */
function compareLimits(name: string, change: Partial<Layout>): { before: number; after: number } {
  const layout = layouts.find((candidate) => candidate.name === name)
  if (layout === undefined) throw new Error(`no layout ${name}`)
  return { before: findLimit(layout), after: findLimit({ ...layout, ...change }) }
}

/** Effect of single changes on the maximum rate of a layout. */
export function writeChanges(): string {
  const rows = [
    ['B', 'the edge picks any web instead of one by address', compareLimits('B', { isByAddress: false })],
    ['C', 'the edge picks any web instead of one by address', compareLimits('C', { isByAddress: false })],
    ['C', 'each of the two edges has a cache of its own', compareLimits('C', { caches: 2 })],
    ['D', 'each of the three edges has a cache of its own', compareLimits('D', { caches: 3 })],
    ['E', 'no CDN', compareLimits('E', { hasCdn: false })],
  ] as const
  return writeTable(
    ['layout', 'changed', 'up to requests/s', 'instead of'],
    rows.map(([name, change, { before, after }]) => [name, change, formatFigure(after), formatFigure(before)]),
  )
}

const listOf = (shares: Record<string, number>): string =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${share}`)
    .join(', ')

/** Table of the assumptions, which were not measured. */
export const writeAssumptions = (): string =>
  writeTable(
    ['assumption', 'value'],
    [
      [
        'catalogue',
        `${assumed.catalogue.tools.toLocaleString('en-US')} tools in ${assumed.catalogue.languages} languages, at every step`,
      ],
      [
        'requests of visitors, per 100',
        `${listOf(assumed.mix)}; searches and suggestions are those that no cache has, "own" are account pages and forms`,
      ],
      ['pages, per 100 visits', `${listOf(assumed.pageMix)}; pages are visited by Zipf's law`],
      [
        'sent',
        `a file ${assumed.fileKilobytes} KB, a call ${assumed.callKilobytes}, a page ${formatFigure(pageKilobytes())} (measured)`,
      ],
      ['requests over a connection', String(assumed.requestsPerConnection)],
      ['a page changes', `once in ${assumed.renderHoldsSeconds / 3_600} hours`],
      [
        'peak',
        `${assumed.peak} × the daily average; CPUs and network links are then at most ${assumed.utilisation * 100} % busy`,
      ],
      ...Object.entries(assumed.machines).map(([kind, { cores, gigabytes, gigabits, euros }]) => [
        `${kind} machine`,
        `${cores} cores like those measured on, ${gigabytes} GB, ${gigabits} Gbit/s sustained, EUR ${euros} a month`,
      ]),
      ['a terabyte sent', `EUR ${assumed.traffic.machine} from a machine, EUR ${assumed.traffic.cdn} from a CDN`],
    ],
  )

const cellsOf = (figures: Partial<Record<string, number>>): string[] =>
  [...roles, 'kilobytes'].map((name) => (figures[name] === undefined ? '–' : String(figures[name])))

/** Table of the measured figures, with their sources. */
export function writeMeasured(): string {
  const rendered = Object.entries(measured.renderedPages).map(([kind, row]) => [`${kind}, rendered`, row] as const)
  return writeTable(
    ['answer', ...roles.map(nameRole), 'KB', 'from'],
    [
      ...rendered.map(([name, { figures }]) => [name, ...cellsOf(figures), '[Pages](measurements.md#pages)']),
      ...Object.values(measured.answers).map(({ name, figures }) => [
        name,
        ...cellsOf(figures),
        '[What an answer costs](measurements.md#what-an-answer-costs)',
      ]),
    ],
  )
}
