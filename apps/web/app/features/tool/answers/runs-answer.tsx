import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { interfaceName } from '../../../i18n/names/interface-name.ts'
import { platformName, platformTitle } from '../../../i18n/names/platform-name.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { sortLanguages } from '../facts/fact-texts.ts'
import { NotKnown } from '../facts/not-known.tsx'
import { Standing } from '../facts/standing.tsx'

/** More are a list to read, not an answer; the facts below have all. */
const maxPlatforms = 5
const maxLanguages = 4

/** Platforms, and the languages of its interface with the visitor's own first. */
export function RunsAnswer({ tool: { slug, facts } }: { tool: Pick<ToolDetail, 'slug' | 'facts'> }) {
  const { t, locale } = useLanguage()
  const { platforms, interface: spoken } = facts
  const runsOn = platforms?.yes.slice(0, maxPlatforms) ?? []
  const languages = sortLanguages(locale, spoken?.yes ?? []).slice(0, maxLanguages)
  return (
    <>
      {runsOn.length === 0 ? (
        <p>
          <NotKnown slug={slug} kind="platforms" />
        </p>
      ) : (
        <p className="answer" {...asServed}>
          {formatList(
            locale,
            runsOn.map((one, place) => (place === 0 ? platformTitle(t, locale, one) : platformName(t, one))),
          )}
          <Standing isChecked={platforms?.checked !== undefined} />
        </p>
      )}
      {languages.length > 0 && (
        <p {...asServed}>
          {t('entry.interfaceIn', {
            languages: formatList(
              locale,
              languages.map((code) => interfaceName(locale, code)),
            ),
          })}
          <Standing isChecked={spoken?.checked !== undefined} />
        </p>
      )}
    </>
  )
}
