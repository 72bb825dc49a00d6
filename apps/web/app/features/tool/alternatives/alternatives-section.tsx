import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import { joinCompared } from '@polydex/contract/tool/compared'
import { Link } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { alternativesId } from '../../../addresses/alternatives-id.ts'
import { CardsMonth } from '../../card/cards-month.tsx'
import './alternatives-section.css'
// For the styles of the cards, which arrive as HTML.
import '../../card/tool-card.tsx'

type AlternativesSectionProps = {
  tool: Pick<ToolDetail, 'slug' | 'name' | 'comparedWith'>
  /** Cards as HTML: those that are visible, and the others. */
  shown: string
  rest: string
  /** Number of cards in `rest`. */
  restCount: number
  /** Whether the cards have figures, whose month is then shown. */
  hasFigures: boolean
}

/** Tools for the same jobs, each with the reason: four visible, four more one click away, and a page of all. */
export function AlternativesSection({ tool, shown, rest, restCount, hasFigures }: AlternativesSectionProps) {
  const { t, locale } = useLanguage()
  const { slug, name, comparedWith } = tool
  const isEmpty = shown === ''
  return (
    <section className="section alternatives later" id={alternativesId} aria-labelledby="alternatives-heading">
      <SectionHead
        id="alternatives-heading"
        title={t('tool.alternatives')}
        hint={isEmpty ? undefined : t('tool.alternativesHint')}
        more={isEmpty ? undefined : { to: pathTo('alternatives', locale, slug), text: t('tool.allAlternatives') }}
      />
      {isEmpty ? (
        <p>{t('tool.noAlternatives')}</p>
      ) : (
        <ul className="grid" dangerouslySetInnerHTML={{ __html: shown }} />
      )}
      {restCount > 0 && (
        <Disclosure summary={t('tool.moreAlternatives', { n: restCount })}>
          <ul className="grid" dangerouslySetInnerHTML={{ __html: rest }} />
        </Disclosure>
      )}
      {comparedWith.length > 0 && (
        <dl className="compared-with">
          <dt>{t('tool.compareWith', { name })}</dt>
          <dd>
            <ul className="inline">
              {comparedWith.map((other) => (
                <li key={other.slug}>
                  <Link className="tap" to={pathTo('compare', locale, joinCompared([slug, other.slug]))}>
                    {other.name}
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
      )}
      <div className="spread alternatives-foot">
        {hasFigures && <CardsMonth />}
        <MoreLink to={pathTo('tool', locale)}>{t('tool.surprise')}</MoreLink>
      </div>
    </section>
  )
}
