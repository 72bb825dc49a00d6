import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { standingOf } from '@polydex/contract/tool/tool-fact-values'
import type { LinkKind } from '@polydex/contract/tool/tool-fact-values'
import { asServed } from '../../../i18n/as-served.ts'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { listFactRows } from '../../../facts/fact-rows.ts'
import { readText } from '../../../facts/fact-texts.ts'
import { NotKnown } from './not-known.tsx'
import { Standing } from './standing.tsx'

/** The facts that visitors decide by, each with its standing. An unknown fact says so and links to the correction form. */
export function KnownFacts({ tool: { slug, facts, links } }: { tool: Pick<ToolDetail, 'slug' | 'facts' | 'links'> }) {
  const language = useLanguage()
  const { t, locale } = language
  return (
    <dl>
      {listFactRows(language, facts).map(({ kind, name, lines, checked }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...asServed}>
            {lines.length === 0 && <NotKnown slug={slug} kind={kind} />}
            {lines.map((line, place) => (
              <p key={line}>
                {line}
                {place === lines.length - 1 && <Standing of={standingOf({ checked })} />}
              </p>
            ))}
            {checked !== undefined && (
              <a className="meta" href={checked.copy ?? checked.at} rel="nofollow noopener">
                {readText(t, locale, checked)}
              </a>
            )}
          </dd>
        </div>
      ))}
      {links.length > 0 && (
        <div>
          <dt>{t('facts.links')}</dt>
          <dd>
            <ul className="inline">
              {links.map(({ kind, url }) => (
                <li key={kind}>
                  <a href={url} rel="nofollow noopener">
                    {linkNames[kind](t)}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
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
