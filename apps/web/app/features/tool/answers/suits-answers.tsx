import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { thisSite } from '@polydex/contract/site/site'
import { getLocaleRow } from '@polydex/contract/locale/locale'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { Standing } from '../facts/standing.tsx'

/** Whom the tool suits and whom not, and when to take a rival instead: our judgement, of a day, open to objections. */
export function SuitsAnswers({ tool: { slug, suits, textLocale } }: { tool: ToolDetail }) {
  const { t, locale } = useLanguage()
  if (suits === null) return null
  const { bestFor, notFor, rather, judgedOn } = suits
  const lang = textLocale === null || textLocale === locale ? undefined : getLocaleRow(textLocale).htmlLang
  const lines = [
    { name: t('entry.bestFor'), text: bestFor },
    { name: t('entry.notFor'), text: notFor },
  ]
  return (
    <section className="suits" aria-label={t('entry.askWhom')}>
      <dl className="answers">
        {lines.map(
          ({ name, text }) =>
            text !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            ),
        )}
        {rather.map(({ slug: rival, name, reason }) => (
          <div key={rival}>
            <dt>
              <Link to={pathTo('tool', locale, rival)}>{t('entry.rather', { name })}</Link>
            </dt>
            <dd lang={lang}>{reason}</dd>
          </div>
        ))}
      </dl>
      <p className="meta" {...asServed}>
        <Standing of="judged" /> {t('entry.judged', { day: formatDay(locale, judgedOn) })}{' '}
        {thisSite.submissions && (
          <Link className="tap" to={pathTo('correction', locale, slug, { field: 'suits' })} rel="nofollow">
            {t('entry.disagree')}
          </Link>
        )}
      </p>
    </section>
  )
}
