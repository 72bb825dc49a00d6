import { setTimeout as wait } from 'node:timers/promises'
import type { MailServer } from '../../../apps/worker/src/testing/test-mail-server.ts'

type Labels = Record<string, string>

/**
 * An alert by its name and, if several share that name, by labels. `hasOthers`: others of that name fire or have just resolved,
 * and each change of their group is a mail.
 */
export type Wanted = { alert: string; labels?: Labels; hasOthers?: boolean }

type ActiveAlert = { labels: Labels; isInhibited: boolean }

/** By performance.now(), in ms: when the alert appeared in Alertmanager or left it, and when its mail came; undefined: never. */
export type Noticed = { at: number | undefined; mailedAt: number | undefined }

export type Mail = { at: number; subject: string; text: string }

export type AlertWatch = {
  active: () => readonly ActiveAlert[]
  /** All mails to the operator since a moment. */
  mailsSince: (moment: number) => readonly Mail[]
  untilFiring: (wanted: Wanted, since: number, forMs: number) => Promise<Noticed>
  untilEnded: (wanted: Wanted, since: number, forMs: number) => Promise<Noticed>
  stop: () => Promise<void>
}

const lookMs = 250

export const beginSubject = (alert: string): string => `[Polydex] ${alert}`
export const endSubject = (alert: string): string => `[Polydex] ${alert} has ended`

const matches =
  ({ alert, labels = {} }: Wanted) =>
  (active: ActiveAlert): boolean =>
    active.labels['alertname'] === alert && Object.entries(labels).every(([key, value]) => active.labels[key] === value)

/** Polls Alertmanager and the operator's mailbox four times a second. */
export function watchAlerts(alertmanager: string, mailbox: MailServer): AlertWatch {
  const over = new AbortController()
  const mails: Mail[] = []
  let active: ActiveAlert[] = []
  const look = async () => {
    active = await findActive(alertmanager).catch(() => active)
    for (const { source, text } of mailbox.mails.slice(mails.length))
      mails.push({ at: performance.now(), subject: /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '', text })
  }
  const work = async () => {
    while (!over.signal.aborted) {
      await look()
      await wait(lookMs)
    }
  }
  const working = work()
  const mailsSince = (moment: number) => mails.filter(({ at }) => at >= moment)
  const until = async (isSo: () => boolean, subject: string, since: number, forMs: number): Promise<Noticed> => {
    const noticed: Noticed = { at: undefined, mailedAt: undefined }
    while (performance.now() < since + forMs && (noticed.at === undefined || noticed.mailedAt === undefined)) {
      if (noticed.at === undefined && isSo()) noticed.at = performance.now()
      noticed.mailedAt ??= mailsSince(since).find((mail) => mail.subject === subject)?.at
      await wait(lookMs)
    }
    return noticed
  }
  return {
    active: () => active,
    mailsSince,
    untilFiring: (wanted, since, forMs) =>
      until(() => active.some(matches(wanted)), beginSubject(wanted.alert), since, forMs),
    untilEnded: (wanted, since, forMs) =>
      until(() => !active.some(matches(wanted)), endSubject(wanted.alert), since, forMs),
    stop: async () => {
      over.abort()
      await working
    },
  }
}

async function findActive(alertmanager: string): Promise<ActiveAlert[]> {
  const response = await fetch(`${alertmanager}/api/v2/alerts`)
  const found = (await response.json()) as { labels: Labels; status: { inhibitedBy: string[] } }[]
  return found.map(({ labels, status }) => ({ labels, isInhibited: status.inhibitedBy.length > 0 }))
}
