import { keptOnServer, type KeptOnServerKey } from '@polydex/contract/kept-on-server'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { TextTable } from '../../ui/text-table.tsx'

type Days = Pick<Operator, 'logDays' | 'backupDays'>
type Row = [what: string, purpose: string, life: string]

const { sessions, devices, mails, mailLinks, missedSearches, limits } = keptOnServer

/** An entry without texts does not compile. */
const texts: Record<KeptOnServerKey, (t: Translate, days: Days) => Row> = {
  account: (t) => [t('privacy.account'), t('privacy.accountFor'), t('privacy.accountLife')],
  sessions: (t) => [
    t('privacy.sessions'),
    t('privacy.sessionsFor'),
    t('privacy.sessionsLife', { days: sessions.days, hours: sessions.idleHours }),
  ],
  devices: (t) => [
    t('privacy.devices'),
    t('privacy.devicesFor'),
    t('privacy.devicesLife', { days: devices.days, max: devices.max }),
  ],
  favorites: (t) => [t('privacy.favorites'), t('privacy.favoritesFor'), t('privacy.favoritesLife')],
  cases: (t) => [t('privacy.cases'), t('privacy.casesFor'), t('privacy.casesLife')],
  mails: (t) => [t('privacy.mails'), t('privacy.mailsFor'), t('privacy.mailsLife', { days: mails.days })],
  mailLinks: (t) => [
    t('privacy.mailLinks'),
    t('privacy.mailLinksFor'),
    t('privacy.mailLinksLife', { hours: mailLinks.resetHours, days: mailLinks.confirmDays }),
  ],
  missedSearches: (t) => [
    t('privacy.missedSearches'),
    t('privacy.missedSearchesFor'),
    t('privacy.lifeDays', { n: missedSearches.days }),
  ],
  limits: (t) => [t('privacy.limits'), t('privacy.limitsFor'), t('privacy.limitsLife', { hours: limits.hours })],
  logs: (t, { logDays }) => [t('privacy.logs'), t('privacy.logsFor'), t('privacy.lifeDays', { n: logDays })],
  backups: (t, { backupDays }) => [
    t('privacy.backups'),
    t('privacy.backupsFor'),
    t('privacy.backupsLife', { days: backupDays }),
  ],
}

/** Generated from the list that deleting code takes its lifetimes from. */
export function ServerTable({ days }: { days: Days }) {
  const t = useTranslate()
  return (
    <TextTable
      label={t('privacy.server')}
      head={[t('privacy.thing'), t('privacy.purpose'), t('privacy.life')]}
      rows={(Object.keys(keptOnServer) as KeptOnServerKey[]).map((key) => texts[key](t, days))}
      hasLongHeads
    />
  )
}
