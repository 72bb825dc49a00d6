import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import type { ChosenHome } from './choose-home.ts'
import './tool-rows.css'
import './newest-tools.css'

/** The newest tools. */
export function NewestTools({ tools }: { tools: ChosenHome['newest'] }) {
  const { t, locale } = useLanguage()
  if (tools.length === 0) return null
  return (
    <section className="section" aria-labelledby="newest-heading">
      <SectionHead
        id="newest-heading"
        title={t('home.newest')}
        hint={tools.every(({ isNew }) => isNew) ? t('home.newestHint') : undefined}
        more={{ to: pathTo('find', locale, undefined, { role: 'any', sort: 'added' }), text: t('home.allNew') }}
      />
      <ul className="tool-rows newest">
        {tools.map(({ slug, name, mark, group, category, addedOn }) => (
          <li key={slug} className={`g-${group}`}>
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            <span className="meta">
              <span>{category}</span>{' '}
              {addedOn !== null && (
                <time className="num" dateTime={addedOn} {...asServed}>
                  {formatDay(locale, addedOn)}
                </time>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
