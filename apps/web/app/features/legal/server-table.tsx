import { thisSite } from '@polydex/contract/site/site'
import { keptOnServer, type KeptOnServerKey } from '@polydex/contract/http/kept-on-server'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import type { Operator } from '../../request/request-context.ts'
import { TextTable } from '../../ui/figures/text-table.tsx'

type Days = Pick<Operator, 'logDays' | 'backupDays'>
type Row = [what: string, purpose: string, life: string]

const {
  sessions,
  devices,
  cases,
  trials,
  claims,
  replies,
  deletions,
  listReports,
  mails,
  mailLinks,
  missedSearches,
  limits,
} = keptOnServer

/** An entry without texts does not compile. */
const texts: Record<KeptOnServerKey, (t: Translate, days: Days) => Row> = {
  account: (t) => [t('legal.privacyAccount'), t('legal.privacyAccountFor'), t('legal.privacyAccountLife')],
  sessions: (t) => [
    t('legal.privacySessions'),
    t('legal.privacySessionsFor'),
    t('legal.privacySessionsLife', { days: sessions.days, hours: sessions.idleHours }),
  ],
  devices: (t) => [
    t('legal.privacyDevices'),
    t('legal.privacyDevicesFor'),
    t('legal.privacyDevicesLife', { days: devices.days, max: devices.max }),
  ],
  favorites: (t) => [t('legal.privacyFavorites'), t('legal.privacyFavoritesFor'), t('legal.privacyFavoritesLife')],
  lists: (t) => [t('legal.privacyLists'), t('legal.privacyListsFor'), t('legal.privacyListsLife')],
  listReports: (t) => [
    t('legal.privacyListReports'),
    t('legal.privacyListReportsFor'),
    t('legal.privacyListReportsLife', { days: listReports.days }),
  ],
  cases: (t) => [
    t('legal.privacyCases'),
    t('legal.privacyCasesFor'),
    t('legal.privacyCasesLife', { days: cases.days }),
  ],
  trials: (t) => [
    t('legal.privacyTrials'),
    t('legal.privacyTrialsFor'),
    t('legal.privacyTrialsLife', { days: trials.days }),
  ],
  claims: (t) => [
    t('legal.privacyClaims'),
    t('legal.privacyClaimsFor'),
    t('legal.privacyClaimsLife', { days: claims.days }),
  ],
  replies: (t) => [
    t('legal.privacyReplies'),
    t('legal.privacyRepliesFor'),
    t('legal.privacyRepliesLife', { days: replies.days }),
  ],
  editors: (t) => [t('legal.privacyEditors'), t('legal.privacyEditorsFor'), t('legal.privacyEditorsLife')],
  deletions: (t) => [
    t('legal.privacyDeletions'),
    t('legal.privacyDeletionsFor'),
    t('legal.privacyLifeDays', { n: deletions.days }),
  ],
  mails: (t) => [
    t('legal.privacyMails'),
    t('legal.privacyMailsFor'),
    t('legal.privacyMailsLife', { days: mails.days }),
  ],
  mailLinks: (t) => [
    t('legal.privacyMailLinks'),
    t('legal.privacyMailLinksFor'),
    t('legal.privacyMailLinksLife', { hours: mailLinks.resetHours, days: mailLinks.confirmDays }),
  ],
  missedSearches: (t) => [
    t('legal.privacyMissedSearches'),
    t('legal.privacyMissedSearchesFor'),
    t('legal.privacyLifeDays', { n: missedSearches.days }),
  ],
  limits: (t) => [
    t('legal.privacyLimits'),
    t('legal.privacyLimitsFor'),
    t('legal.privacyLimitsLife', { hours: limits.hours }),
  ],
  logs: (t, { logDays }) => [
    t('legal.privacyLogs'),
    t('legal.privacyLogsFor'),
    t('legal.privacyLifeDays', { n: logDays }),
  ],
  backups: (t, { backupDays }) => [
    t('legal.privacyBackups'),
    t('legal.privacyBackupsFor'),
    t('legal.privacyBackupsLife', { days: backupDays }),
  ],
}

/** What belongs to a part of the site. */
const ofAccounts = new Set<KeptOnServerKey>([
  'account',
  'sessions',
  'devices',
  'favorites',
  'lists',
  'listReports',
  'claims',
  'deletions',
  'mailLinks',
])
const ofSubmissions = new Set<KeptOnServerKey>(['cases', 'trials', 'claims', 'replies'])

function isKept(key: KeptOnServerKey): boolean {
  const { accounts, submissions } = thisSite
  if (key === 'mails') return accounts || submissions
  return (accounts || !ofAccounts.has(key)) && (submissions || !ofSubmissions.has(key))
}

/** Generated from the list that the deleting code takes its lifetimes from. */
export function ServerTable({ days }: { days: Days }) {
  const t = useTranslate()
  return (
    <TextTable
      label={t('legal.privacyServer')}
      head={[t('legal.privacyThing'), t('legal.privacyPurpose'), t('legal.privacyLife')]}
      rows={(Object.keys(keptOnServer) as KeptOnServerKey[]).filter(isKept).map((key) => texts[key](t, days))}
      hasLongHeads
    />
  )
}
