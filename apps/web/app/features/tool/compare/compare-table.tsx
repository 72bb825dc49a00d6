import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { Standing } from '../facts/standing.tsx'
import { hostName } from '../site-name.ts'
import type { Cell, Compared, Row, RowGroup } from './compare-rows.ts'
import './compare-table.css'

type CompareTableProps = { tools: readonly Compared[]; groups: readonly RowGroup[]; unknown: readonly string[] }

/** Tools beside each other. Only the server renders it. */
export function CompareTable({ tools, groups, unknown }: CompareTableProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className="compare-scroll" aria-label={t('compare.table')} tabIndex={0}>
        <table className={`compare of-${tools.length}`}>
          <thead>
            <tr>
              <td>
                <span className="unseen">{t('compare.table')}</span>
              </td>
              {tools.map(({ tool: { slug, name, mark, url } }) => (
                <th key={slug} scope="col">
                  <Mark name={name} mark={mark} size={48} />
                  <Link className="compare-name" to={pathTo('tool', locale, slug)}>
                    {name}
                  </Link>
                  <a className="compare-visit" href={url} rel="nofollow noopener">
                    {hostName(url)}
                    <Icon name="out" small />
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={rows.every(({ isSame }) => isSame) ? 'same' : undefined}>
                <th scope="rowgroup" colSpan={tools.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <CompareRow key={row.name} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {unknown.length > 0 && (
        <p className="meta compare-unknown" {...asServed}>
          <b>{t('compare.noneKnown')}</b> {formatList(locale, unknown)}
        </p>
      )}
      <p className="meta">
        <Standing isChecked />
        {t('facts.standChecked')} <Standing isChecked={false} />
        {t('facts.recalled')}
      </p>
    </>
  )
}

/** Values of one standing have its sign at the label, otherwise each its own. */
function CompareRow({ row: { name, cells, isSame } }: { row: Row }) {
  const standings = new Set(cells.flatMap(({ lines, isChecked }) => (lines.length === 0 ? [] : [isChecked])))
  const [shared] = standings.size === 1 ? standings : [undefined]
  return (
    <tr className={isSame ? 'same' : undefined}>
      <th scope="row">
        {name}
        {shared !== undefined && <Standing isChecked={shared} />}
      </th>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
        <td key={place} {...asServed}>
          <CompareCell cell={cell} hasStanding={shared === undefined} />
        </td>
      ))}
    </tr>
  )
}

function CompareCell({ cell: { lines, sign, isChecked }, hasStanding }: { cell: Cell; hasStanding: boolean }) {
  const { t } = useLanguage()
  if (lines.length === 0) return <span className="compare-none">{t('compare.notKnown')}</span>
  const standing = hasStanding && isChecked !== undefined && <Standing isChecked={isChecked} />
  if (sign !== undefined)
    return (
      <span className={`compare-${sign}`}>
        <Icon name={sign === 'yes' ? 'check' : 'x'} small />
        {lines[0]}
        {standing}
      </span>
    )
  return lines.map((line, place) => (
    <p key={line}>
      {line}
      {place === lines.length - 1 && standing}
    </p>
  ))
}
