import type { Home } from '@polydex/contract/tool/home'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import '../../ui/list/mark-rows.css'
import './newest-tools.css'

/** The newest tools. */
export function NewestTools({ tools }: { tools: Home['newest'] }) {
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
      <ul className="mark-rows newest">
        {tools.map(({ slug, name, mark, category, addedOn }) => (
          <li key={slug}>
            <Mark name={name} mark={mark} size={40} />
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
            {addedOn !== null && (
              <time className="meta num" dateTime={addedOn} {...asServed}>
                {formatDay(locale, addedOn)}
              </time>
            )}
            <span className="meta">{category.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
