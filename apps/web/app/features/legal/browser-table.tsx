import { keptInBrowser, type KeptKey } from '../../browser/kept-in-browser.ts'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { TextTable } from '../../ui/text-table.tsx'

const dayInSeconds = 24 * 60 * 60
const daysOf = (key: 'language' | 'token' | 'companion' | 'device'): { n: number } => ({
  n: keptInBrowser[key].seconds / dayInSeconds,
})

const placeName = {
  cookie: (t: Translate) => t('privacy.placeCookie'),
  local: (t: Translate) => t('privacy.placeLocal'),
  tab: (t: Translate) => t('privacy.placeTab'),
}

/** Purpose and lifetime. An entry without a text does not compile. */
const texts: Record<KeptKey, (t: Translate) => [purpose: string, life: string]> = {
  language: (t) => [t('privacy.keptLanguage'), t('privacy.lifeDays', daysOf('language'))],
  token: (t) => [t('privacy.keptToken'), t('privacy.lifeSession', daysOf('token'))],
  companion: (t) => [t('privacy.keptCompanion'), t('privacy.lifeSession', daysOf('companion'))],
  device: (t) => [t('privacy.keptDevice'), t('privacy.lifeDevice', daysOf('device'))],
  theme: (t) => [t('privacy.keptTheme'), t('privacy.lifeUntilCleared')],
  favorites: (t) => [t('privacy.keptFavorites'), t('privacy.lifeUntilCleared')],
  searches: (t) => [t('privacy.keptSearches'), t('privacy.lifeUntilCleared')],
  submission: (t) => [t('privacy.keptSubmission'), t('privacy.lifeTab')],
  chunkGuard: (t) => [t('privacy.keptGuard'), t('privacy.lifeTab')],
  scroll: (t) => [t('privacy.keptScroll'), t('privacy.lifeTab')],
  transitions: (t) => [t('privacy.keptTransitions'), t('privacy.lifeTab')],
}

/** Generated from the list that the code itself uses, so it cannot go stale. */
export function BrowserTable() {
  const t = useTranslate()
  const site = useSite()
  const rows = (Object.keys(keptInBrowser) as KeptKey[]).map((key): [string, ...string[]] => {
    const { place, name } = keptInBrowser[key]
    const [purpose, life] = texts[key](t)
    return [purpose, key === 'language' ? (site?.localeCookie.name ?? name) : name, placeName[place](t), life]
  })
  return (
    <TextTable
      label={t('privacy.browser')}
      head={[t('privacy.purpose'), t('privacy.keptName'), t('privacy.place'), t('privacy.life')]}
      rows={rows}
      hasLongHeads
    />
  )
}
