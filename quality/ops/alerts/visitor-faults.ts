import { getTools } from '@polydex/contract/calls/tool'
import { holdTable } from '@polydex/core/testing/test-lock'
import { prefixes } from '../edge-stack.ts'
import { ask } from '../steady-load.ts'
import type { AlertSite } from './alert-site.ts'
import type { Fault } from './fault.ts'
import { keepAsking, keepVisiting, unseen } from './visits.ts'

const seen = (turn: number): string => `${prefixes[turn % 9] ?? ''}/about`

/** Locks a table, as a waiting migration does: cached pages are still served, others fail. */
export const listVisitorFaults = ({ stack, db }: AlertSite): Fault[] => {
  const { ports, instances } = stack.options
  return [
    {
      // One answer in a hundred: between the thresholds of the two burn-rate alerts.
      name: 'a table is held, one answer in a hundred fails',
      alerts: [{ alert: 'ErrorsSlow' }],
      begin: async () => {
        const stopSeen = keepVisiting(ports, { perSecond: 80, pathOf: seen, visitors: 20, firstVisitor: 100 })
        const release = await holdTable(db, 'tools')
        const stopUnseen = keepVisiting(ports, { perSecond: 0.8, pathOf: unseen, visitors: 20, firstVisitor: 200 })
        return async () => {
          await release()
          await stopUnseen()
          await stopSeen()
        }
      },
    },
    {
      name: 'a table is held in a rush',
      alerts: [
        ...['ErrorsFast', 'AnswersSlow', 'PagesRefused'].map((alert) => ({ alert })),
        { alert: 'PoolShort', hasOthers: true },
      ],
      begin: async () => {
        const release = await holdTable(db, 'tools')
        const stopVisits = keepVisiting(ports, { perSecond: 40, pathOf: unseen, visitors: 500, firstVisitor: 1_000 })
        const stopCalls = keepAsking(30, (turn) =>
          ask(`http://127.0.0.1:41${instances[turn % 2] ?? ''}${getTools.path}?locale=en&page=${1 + (turn % 7)}`),
        )
        return async () => {
          await release()
          await stopVisits()
          await stopCalls()
        }
      },
    },
  ]
}
