import { setTimeout as wait } from 'node:timers/promises'
import type { Bar } from '../drill.ts'
import { beginSubject, endSubject, type AlertWatch, type Mail, type Noticed, type Wanted } from './watch-alerts.ts'

/** Something that breaks, and the alerts that must report it. */
export type Fault = {
  name: string
  alerts: readonly Wanted[]
  /** Its threshold takes minutes of real time to cross: the short form leaves it out. */
  isLong?: boolean
  /** Lasts at least this long, and until it is repaired no other mail may be sent: Alertmanager inhibits its consequences. */
  aloneForMs?: number
  /** Injects the fault. Returns the function that repairs it. */
  begin: () => Promise<() => Promise<void>>
}

/** A fault under way. */
export type Begun = { fault: Fault; began: number; mend: () => Promise<void> }

/** After these an alert counts as never fired or never resolved. ArchiveFailing takes longest: its threshold is 300 s. */
const [firePatienceMs, endPatienceMs] = [420_000, 180_000]

export async function beginFault(fault: Fault): Promise<Begun> {
  const began = performance.now()
  return { fault, began, mend: await fault.begin() }
}

type Fired = Begun & { fired: readonly Noticed[] }

/** Waits until each alert of the fault has fired and was mailed. */
export async function seeFiring(watch: AlertWatch, begun: Begun): Promise<Fired> {
  const { fault, began } = begun
  const fired = await Promise.all(fault.alerts.map((wanted) => watch.untilFiring(wanted, began, firePatienceMs)))
  await wait(Math.max(0, began + (fault.aloneForMs ?? 0) - performance.now()))
  return { ...begun, fired }
}

/** Repairs it. The promise of the bars is wrapped, so that the caller does not wait here for every alert to resolve. */
export async function seeEnd(watch: AlertWatch, { fault, began, mend, fired }: Fired): Promise<[Promise<Bar[]>]> {
  const mended = performance.now()
  const ending = fault.alerts.map((wanted) => watch.untilEnded(wanted, mended, endPatienceMs))
  await mend()
  const judge = async (): Promise<Bar[]> => {
    const ended = await Promise.all(ending)
    const mails = watch.mailsSince(began)
    const count = (subject: string) => mails.filter((mail) => mail.subject === subject).length
    const texts = (alert: string) =>
      mails.filter(({ subject }) => subject.includes(alert)).map(({ text }) => text.trim())
    const others =
      fault.aloneForMs === undefined
        ? []
        : [
            nameOthers(
              fault,
              mails.filter(({ at }) => at < mended),
            ),
          ]
    const told = fault.alerts.map(({ alert, hasOthers = false }, index) => {
      const [begins, ends] = [count(beginSubject(alert)), count(endSubject(alert))]
      const [first, last] = [tell(fired[index], began), tell(ended[index], mended)]
      const saysEnd = mails.every(({ subject, text }) => subject !== endSubject(alert) || text.startsWith('Ended: '))
      if (begins > 1 || ends > 1) console.log(texts(alert).join('\n--\n'))
      return {
        name: `${alert}: ${fault.name}`,
        measured: `fired after ${first.text}; ended after ${last.text}; mails ${begins} + ${ends}`,
        isMet: first.isWhole && last.isWhole && (hasOthers || (begins === 1 && ends === 1)) && saysEnd,
      }
    })
    return [...told, ...others]
  }
  return [judge()]
}

/** Waits for a passing fault to fire, repairs it, and waits until it has resolved. */
export async function seeThrough(watch: AlertWatch, begun: Begun): Promise<Bar[]> {
  const [bars] = await seeEnd(watch, await seeFiring(watch, begun))
  return bars
}

function nameOthers({ name, alerts }: Fault, mails: readonly Mail[]): Bar {
  const own = new Set(alerts.flatMap(({ alert }) => [beginSubject(alert), endSubject(alert)]))
  const others = mails.map(({ subject }) => subject).filter((subject) => !own.has(subject))
  return { name: `other mails while ${name}`, measured: others.join(', ') || 'none', isMet: others.length === 0 }
}

function tell(noticed: Noticed | undefined, since: number): { text: string; isWhole: boolean } {
  const seconds = (at: number | undefined) => (at === undefined ? 'NEVER' : `${((at - since) / 1_000).toFixed(0)} s`)
  const { at, mailedAt } = noticed ?? { at: undefined, mailedAt: undefined }
  return { text: `${seconds(at)}, mailed ${seconds(mailedAt)}`, isWhole: at !== undefined && mailedAt !== undefined }
}
