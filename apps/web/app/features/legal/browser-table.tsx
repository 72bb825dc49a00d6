import { thisSite } from '@polydex/contract/site/site'
import { keptInBrowser, type KeptKey } from '../../browser/kept-in-browser.ts'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { TextTable } from '../../ui/figures/text-table.tsx'

const dayInSeconds = 24 * 60 * 60
const daysOf = (key: 'language' | 'token' | 'companion' | 'device'): { n: number } => ({
  n: keptInBrowser[key].seconds / dayInSeconds,
})

const placeName = {
  cookie: (t: Translate) => t('legal.privacyPlaceCookie'),
  local: (t: Translate) => t('legal.privacyPlaceLocal'),
  tab: (t: Translate) => t('legal.privacyPlaceTab'),
}

/** Purpose and lifetime. An entry without a text does not compile. */
const texts: Record<KeptKey, (t: Translate) => [purpose: string, life: string]> = {
  language: (t) => [t('legal.privacyKeptLanguage'), t('legal.privacyLifeDays', daysOf('language'))],
  token: (t) => [t('legal.privacyKeptToken'), t('legal.privacyLifeSession', daysOf('token'))],
  companion: (t) => [t('legal.privacyKeptCompanion'), t('legal.privacyLifeSession', daysOf('companion'))],
  device: (t) => [t('legal.privacyKeptDevice'), t('legal.privacyLifeDevice', daysOf('device'))],
  theme: (t) => [t('legal.privacyKeptTheme'), t('legal.privacyLifeUntilCleared')],
  favorites: (t) => [t('legal.privacyKeptFavorites'), t('legal.privacyLifeUntilCleared')],
  compared: (t) => [t('legal.privacyKeptCompared'), t('legal.privacyLifeDays', { n: 1 })],
  lists: (t) => [t('legal.privacyKeptLists'), t('legal.privacyLifeUntilCleared')],
  searches: (t) => [t('legal.privacyKeptSearches'), t('legal.privacyLifeUntilCleared')],
  submission: (t) => [t('legal.privacyKeptSubmission'), t('legal.privacyLifeTab')],
  chunkGuard: (t) => [t('legal.privacyKeptGuard'), t('legal.privacyLifeTab')],
  scroll: (t) => [t('legal.privacyKeptScroll'), t('legal.privacyLifeTab')],
  transitions: (t) => [t('legal.privacyKeptTransitions'), t('legal.privacyLifeTab')],
}

const ofAccounts = new Set<KeptKey>(['token', 'companion', 'device'])

const isKept = (key: KeptKey): boolean =>
  (thisSite.accounts || !ofAccounts.has(key)) && (thisSite.submissions || key !== 'submission')

/** Generated from the list that the code itself uses, so it cannot go stale. */
export function BrowserTable() {
  const t = useTranslate()
  const site = useSite()
  const rows = (Object.keys(keptInBrowser) as KeptKey[]).filter(isKept).map((key): [string, ...string[]] => {
    const { place, name } = keptInBrowser[key]
    const [purpose, life] = texts[key](t)
    return [purpose, key === 'language' ? (site?.localeCookie.name ?? name) : name, placeName[place](t), life]
  })
  return (
    <TextTable
      label={t('legal.privacyBrowser')}
      head={[t('legal.privacyPurpose'), t('legal.privacyKeptName'), t('legal.privacyPlace'), t('legal.privacyLife')]}
      rows={rows}
      hasLongHeads
    />
  )
}
