import type { CorrectedField } from '@polydex/contract/correction'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import type { LinkKind } from '@polydex/contract/tool-fact-values'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/page/panel.tsx'
import { listFactRows } from './fact-rows.ts'
import './known-facts.css'

/**
 * The facts that visitors decide by, beside the name and before all figures. An unknown fact says so and links to the
 * correction form.
 */
export function KnownFacts({ tool: { slug, facts, links } }: { tool: ToolDetail }) {
  const language = useLanguage()
  const { t, locale } = language
  const rows = listFactRows(language, facts)
  return (
    <Panel title={t('facts.known')} className="known">
      <dl>
        {rows.map(({ kind, name, lines, checked }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...asServed}>
              {lines.length === 0 && <NotKnown slug={slug} kind={kind} />}
              {lines.length === 1 ? lines : lines.map((line) => <p key={line}>{line}</p>)}
              {checked !== undefined && (
                <a className="meta" href={checked.at} rel="nofollow noopener">
                  {t('facts.checkedOn', { day: formatDay(locale, checked.on) })}
                </a>
              )}
            </dd>
          </div>
        ))}
        {links.length > 0 && (
          <div>
            <dt>{t('facts.links')}</dt>
            <dd className="links">
              {links.map(({ kind, url }) => (
                <a key={kind} href={url} rel="nofollow noopener">
                  {linkNames[kind](t)}
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {rows.some(({ lines, checked }) => lines.length > 0 && checked === undefined) && (
        <p className="meta">{t('facts.recalled')}</p>
      )}
    </Panel>
  )
}

/** Stores keep their brand names in every language. */
const linkNames: Record<LinkKind, (t: Translate) => string> = {
  pricing: (t) => t('facts.linkPricing'),
  docs: (t) => t('facts.linkDocs'),
  status: (t) => t('facts.linkStatus'),
  repository: (t) => t('facts.linkRepository'),
  appStore: () => 'App Store',
  playStore: () => 'Google Play',
  chromeStore: () => 'Chrome Web Store',
}

function NotKnown({ slug, kind }: { slug: string; kind: CorrectedField }) {
  const { t, locale } = useLanguage()
  return (
    <span className="unknown">
      {t('facts.notKnown')}{' '}
      <Link to={pathTo('correction', locale, slug, { field: kind })} rel="nofollow">
        {t('facts.tellUs')}
      </Link>
    </span>
  )
}
