import { keptInBrowser, type KeptKey } from '../../browser/kept-in-browser.ts'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { AboutTable } from './about-table.tsx'

const dayInSeconds = 24 * 60 * 60
const daysOf = (key: 'language' | 'token' | 'companion' | 'device'): { n: number } => ({
  n: keptInBrowser[key].seconds / dayInSeconds,
})

const placeName = {
  cookie: (t: Translate) => t('about.placeCookie'),
  local: (t: Translate) => t('about.placeLocal'),
  tab: (t: Translate) => t('about.placeTab'),
}

/** Purpose and lifetime. An entry without a text does not compile. */
const texts: Record<KeptKey, (t: Translate) => [purpose: string, life: string]> = {
  language: (t) => [t('about.keptLanguage'), t('about.lifeDays', daysOf('language'))],
  token: (t) => [t('about.keptToken'), t('about.lifeSession', daysOf('token'))],
  companion: (t) => [t('about.keptCompanion'), t('about.lifeSession', daysOf('companion'))],
  device: (t) => [t('about.keptDevice'), t('about.lifeDevice', daysOf('device'))],
  theme: (t) => [t('about.keptTheme'), t('about.lifeUntilCleared')],
  favorites: (t) => [t('about.keptFavorites'), t('about.lifeUntilCleared')],
  searches: (t) => [t('about.keptSearches'), t('about.lifeUntilCleared')],
  submission: (t) => [t('about.keptSubmission'), t('about.lifeTab')],
  chunkGuard: (t) => [t('about.keptGuard'), t('about.lifeTab')],
  scroll: (t) => [t('about.keptScroll'), t('about.lifeTab')],
  transitions: (t) => [t('about.keptTransitions'), t('about.lifeTab')],
}

/** Generated from the list that the code itself uses, so it cannot go stale. */
export function AboutStorage() {
  const t = useTranslate()
  const site = useSite()
  const rows = (Object.keys(keptInBrowser) as KeptKey[]).map((key): [string, ...string[]] => {
    const { place, name } = keptInBrowser[key]
    const [purpose, life] = texts[key](t)
    return [purpose, key === 'language' ? (site?.localeCookie.name ?? name) : name, placeName[place](t), life]
  })
  return (
    <>
      <p>{t('about.storageLead')}</p>
      <AboutTable
        label={t('about.storage')}
        head={[t('about.purpose'), t('about.keptName'), t('about.place'), t('about.life')]}
        rows={rows}
        hasLongHeads
      />
    </>
  )
}
