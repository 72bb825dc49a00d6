import { setTimeout as wait } from 'node:timers/promises'
import type { Bar } from '../drill.ts'
import { beginSubject, endSubject, type AlertWatch, type Mail, type Noticed, type Wanted } from './watch-alerts.ts'

/** Something that breaks, and the alerts that must tell of it. */
export type Fault = {
  name: string
  alerts: readonly Wanted[]
  /** Minutes of real time that a threshold asks for: left out of the short form. */
  isLong?: boolean
  /** It goes on for at least so long, and until it is mended nobody is told of anything else: what follows is kept back. */
  aloneForMs?: number
  /** Breaks it. Returns what mends it again. */
  begin: () => Promise<() => Promise<void>>
}

/** A fault under way. */
export type Begun = { fault: Fault; began: number; mend: () => Promise<void> }

/** Beyond these it is taken as silent. ArchiveFailing is the longest: 300 s of its threshold. */
const [firePatienceMs, endPatienceMs] = [420_000, 180_000]

export async function beginFault(fault: Fault): Promise<Begun> {
  const began = performance.now()
  return { fault, began, mend: await fault.begin() }
}

type Fired = Begun & { fired: readonly Noticed[] }

/** Waits until each alert of the fault was told. */
export async function seeFiring(watch: AlertWatch, begun: Begun): Promise<Fired> {
  const { fault, began } = begun
  const fired = await Promise.all(fault.alerts.map((wanted) => watch.untilFiring(wanted, began, firePatienceMs)))
  await wait(Math.max(0, began + (fault.aloneForMs ?? 0) - performance.now()))
  return { ...begun, fired }
}

/** Mends it. Returns the promise, not the wait, of what was measured once each end was told. */
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

/** All of it, for a fault that comes and goes. */
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
