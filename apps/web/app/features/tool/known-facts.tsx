import type { ToolDetail } from '@polydex/contract/tool-detail'
import type { ToolFacts } from '@polydex/contract/tool-fact'
import { pathTo } from '../../addresses/path-to.ts'
import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatDay, formatList } from '../../i18n/format.ts'
import { interfaceName } from '../../i18n/interface-name.ts'
import { platformName } from '../../i18n/platform-name.ts'
import { startRow } from '../../i18n/start-row.ts'
import { useLanguage, type Language } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { commercialText, freeTexts, sortLanguages } from './fact-texts.ts'
import './known-facts.css'

type Row = {
  name: string
  /** Undefined: not known. */
  text: string | undefined
  /** When and where it was checked; undefined: recalled. */
  checked?: { on: string; at: string } | undefined
}

/** What people decide by, before all figures. What is not known says so, and asks. */
export function KnownFacts({ tool: { slug, facts } }: { tool: ToolDetail }) {
  const language = useLanguage()
  const { t, locale } = language
  const rows = [...mainRows(language, facts), ...rareRows(language, facts).filter(({ text }) => text !== undefined)]
  return (
    <div className="section">
      <Panel title={t('facts.known')} className="known">
        <dl>
          {rows.map(({ name, text, checked }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...asServed}>
                {text ?? <NotKnown slug={slug} />}
                {checked !== undefined && (
                  <a className="meta" href={checked.at} rel="nofollow noopener">
                    {t('facts.checkedOn', { day: formatDay(locale, checked.on) })}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {rows.some(({ text, checked }) => text !== undefined && checked === undefined) && (
          <p className="meta">{t('facts.recalled')}</p>
        )}
      </Panel>
    </div>
  )
}

function NotKnown({ slug }: { slug: string }) {
  const { t, locale } = useLanguage()
  return (
    <span className="unknown">
      {t('facts.notKnown')}{' '}
      <Link to={pathTo('correction', locale, slug)} rel="nofollow">
        {t('facts.tellUs')}
      </Link>
    </span>
  )
}

/** Asked of every tool, so an empty one is said. */
function mainRows({ t, locale }: Language, { free, platforms, interface: languages, ...facts }: ToolFacts): Row[] {
  const list = (texts: readonly string[]) => (texts.length === 0 ? undefined : formatList(locale, texts))
  const { maker, country, owner } = facts
  const made = [
    maker?.value,
    country && formatCountry(locale, country.value),
    owner && t('facts.ownedBy', { owner: owner.value }),
  ].filter((text) => text !== undefined)
  return [
    {
      name: t('facts.free'),
      text: free && startRow(locale, formatList(locale, freeTexts(t, free.value))),
      checked: free?.checked,
    },
    {
      name: t('facts.platforms'),
      text: platforms && list(platforms.yes.map((one) => platformName(t, one))),
      checked: platforms?.checked,
    },
    {
      name: t('facts.interface'),
      text: languages && list(sortLanguages(locale, languages.yes).map((code) => interfaceName(locale, code))),
      checked: languages?.checked,
    },
    { name: t('facts.madeBy'), text: made.length === 0 ? undefined : made.join(' · '), checked: maker?.checked },
  ]
}

/** Of some tools only. */
function rareRows({ t, locale }: Language, { launched, notOffered, commercial }: ToolFacts): Row[] {
  const names = notOffered?.value.map((code) => formatCountry(locale, code))
  return [
    { name: t('facts.launched'), text: launched && String(launched.value), checked: launched?.checked },
    {
      name: t('facts.commercial'),
      text: commercial && startRow(locale, commercialText(t, commercial.value)),
      checked: commercial?.checked,
    },
    { name: t('facts.notOffered'), text: names && formatList(locale, names), checked: notOffered?.checked },
  ]
}
