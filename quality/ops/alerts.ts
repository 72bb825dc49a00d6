// Injects a fault for every alert of deploy/monitoring, which must fire, and resolve once the fault is repaired:
//   npm run quality:ops -- alerts [--short]
// Or watches an ordinary half hour, in which no alert may fire:  npm run quality:ops -- alerts --clean [--minutes 30]
// Runs Debian's Prometheus, Alertmanager and exporters with their real files beside the stack of deploy/. Needs root and a built
// web.
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { AlertSite } from './alerts/alert-site.ts'
import { findRuleAlerts } from './alerts/ask-prometheus.ts'
import { beginFault, seeFiring, seeThrough, seeEnd, type Fault } from './alerts/fault.ts'
import { listLastingMachine, listPassingMachine } from './alerts/machine-faults.ts'
import { listLastFaults, listProcessFaults } from './alerts/process-faults.ts'
import { listLastingWork, listQueueFaults } from './alerts/queue-faults.ts'
import { listSettingsFaults } from './alerts/settings-faults.ts'
import { checkEdgeTimes, settle } from './alerts/settle.ts'
import { listVisitorFaults } from './alerts/visitor-faults.ts'
import { keepVisiting, unseen } from './alerts/visits.ts'
import { watchAlerts, type AlertWatch } from './alerts/watch-alerts.ts'
import { withAlertSite } from './alerts/with-alert-site.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { prefixes, type EdgeStack } from './edge-stack.ts'

/** The clock of the rules runs 30 times as fast as ours: half a minute of theirs takes one second. */
const pace = { factor: 30, longestWait: 120 }

export const run = ({ short, cleanMinutes }: DrillOptions): Promise<boolean> =>
  cleanMinutes === undefined ? makeFaults(short) : watchOrdinaryDay(cleanMinutes)

const makeFaults = (short: boolean): Promise<boolean> =>
  withAlertSite({ pace, instances: ['81', '82'] }, async (site, mailbox) => {
    const leave = visitOrdinarily(site.stack)
    const watch = watchAlerts(site.monitoring.alertmanager, mailbox)
    try {
      const bars = await settle(site.monitoring.prometheus, 60_000)
      bars.push(await checkSilence(watch), await checkEdgeTimes(site.monitoring.prometheus))
      bars.push(...(await rehearse(site, watch, short)))
      if (!short) bars.push(await checkWholeness(site))
      return expectBars(bars)
    } finally {
      await watch.stop()
      await leave()
    }
  })

/** Starts the lasting faults first; the passing ones come and go while those last. */
async function rehearse(site: AlertSite, watch: AlertWatch, short: boolean): Promise<Bar[]> {
  const choose = (faults: readonly Fault[]) => faults.filter(({ isLong = false }) => !(short && isLong))
  const lasting = choose([...listLastingMachine(site), ...listLastingWork(site)])
  const bars: Bar[] = []
  const say = (more: readonly Bar[]) => {
    for (const { name, measured } of more) console.log(`${name}: ${measured}`)
    bars.push(...more)
  }
  const begun = await Promise.all(lasting.map(beginFault))
  // Watched from the start, so that the time until each fires is measured.
  const firing = Promise.all(begun.map((one) => seeFiring(watch, one)))
  for (const fault of listPassing(site).filter((one) => choose([one]).length > 0))
    say(await seeThrough(watch, await beginFault(fault)))
  const ends: Promise<Bar[]>[] = []
  // Repaired one after the other: the last repair is the daily update.
  for (const one of await firing) ends.push(...(await seeEnd(watch, one)))
  for (const end of ends) say(await end)
  // The last faults judge every mail: earlier alerts must have ended, and their mails arrived.
  await untilSilent(watch)
  for (const fault of listLastFaults(site)) say(await seeThrough(watch, await beginFault(fault)))
  return bars
}

/** Waits up to two minutes for the last alert to end, then for its mail. */
async function untilSilent(watch: AlertWatch): Promise<void> {
  for (let second = 0; second < 120 && watch.active().length > 0; second += 1) await wait(1_000)
  await wait(15_000)
}

const listPassing = (site: AlertSite): Fault[] => [
  ...listProcessFaults(site),
  ...listPassingMachine(site),
  ...listQueueFaults(site),
  ...listSettingsFaults(site),
  ...listVisitorFaults(site),
]

/** A few visitors read; one page in ten has not been requested before. */
const visitOrdinarily = ({ options: { ports } }: EdgeStack) =>
  keepVisiting(ports, {
    perSecond: 4,
    pathOf: (turn) =>
      turn % 10 === 0 ? unseen() : `${prefixes[turn % 9] ?? ''}/${['about', 'find', 'tool/canva'][turn % 3] ?? ''}`,
    visitors: 20,
    firstVisitor: 0,
  })

async function checkSilence(watch: AlertWatch): Promise<Bar> {
  await wait(20_000)
  const names = watch.active().map(({ labels }) => labels['alertname'] ?? '')
  return { name: 'alerts before any fault', measured: names.join(' ') || 'none', isMet: names.length === 0 }
}

/** Checks that every alert in the rules has a fault here. */
async function checkWholeness(site: AlertSite): Promise<Bar> {
  const rules = await readFile('deploy/monitoring/alerts.yml', 'utf8')
  const all = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const faults = [...listPassing(site), ...listLastingMachine(site), ...listLastingWork(site), ...listLastFaults(site)]
  const made = new Set(faults.flatMap(({ alerts }) => alerts.map(({ alert }) => alert)))
  const missing = all.filter((name) => !made.has(name))
  return {
    name: `alerts without a fault, of ${all.length}`,
    measured: missing.join(' ') || 'none',
    isMet: missing.length === 0,
  }
}

const lookMs = 5_000

const tell = (some: Map<string, number>): string =>
  [...some].map(([name, seconds]) => `${name} for ${seconds} s`).join(', ') || 'none'

/** Runs the unchanged rules beside ordinary visitors: nothing may fire. Prints the alerts that were pending meanwhile. */
const watchOrdinaryDay = (minutes: number): Promise<boolean> =>
  withAlertSite({ instances: ['83', '84'] }, async (site, mailbox) => {
    const leave = visitOrdinarily(site.stack)
    const { prometheus } = site.monitoring
    try {
      const bars = await settle(prometheus, 120_000)
      const end = performance.now() + minutes * 60_000
      const seen = { firing: new Map<string, number>(), pending: new Map<string, number>() }
      while (performance.now() < end) {
        for (const { labels, state } of await findRuleAlerts(prometheus)) {
          const name = [labels['alertname'], labels['job'], labels['instance'], labels['mountpoint']]
            .filter(Boolean)
            .join(' ')
          seen[state].set(name, (seen[state].get(name) ?? 0) + lookMs / 1_000)
        }
        await wait(lookMs)
      }
      console.log(`pending: ${tell(seen.pending)}`)
      bars.push({
        name: `alerts in ${minutes} minutes`,
        measured: tell(seen.firing),
        isMet: seen.firing.size === 0,
      })
      bars.push({ name: 'mails to the operator', measured: mailbox.mails.length, isMet: mailbox.mails.length === 0 })
      bars.push(await checkEdgeTimes(prometheus))
      return expectBars(bars)
    } finally {
      await leave()
    }
  })
