import { thisSite } from '@polydex/contract/site/site'
import { asServed } from '../../../i18n/as-served.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { BandStrip } from '../../../ui/bands/band-strip.tsx'
import { Moves } from '../../../ui/bands/moves.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { Standing } from '../facts/standing.tsx'
import { StandingLegend } from '../facts/standing-legend.tsx'
import { hostName } from '../site-name.ts'
import type { Cell, Choice, Compared, Row, RowGroup } from './compare-cells.ts'
import './compare-table.css'
import './compare-print.css'

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
                  <div className="compare-head">
                    <Mark name={name} mark={mark} size={48} eager />
                    <Link className="compare-name" to={pathTo('tool', locale, slug)}>
                      {name}
                    </Link>
                    <a className="compare-visit" href={url} rel="noopener nofollow external" data-visit={slug}>
                      <span>{hostName(url)}</span>
                      <Icon name="out" small />
                    </a>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={rows.every(({ isSame }) => isSame) ? 'same' : undefined}>
                <th scope="rowgroup">{title}</th>
                {/* On a phone, where the names at the top are out of sight. */}
                {tools.map(({ tool: { slug, name } }) => (
                  <td key={slug} className="compare-again" aria-hidden="true">
                    {name}
                  </td>
                ))}
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
          {'. '}
          {thisSite.submissions && (
            <span className="compare-ask">
              {t('compare.doYouKnow')}{' '}
              {tools.map(({ tool: { slug, name } }) => (
                <Link key={slug} className="tap" to={pathTo('correction', locale, slug)} rel="nofollow">
                  {name}
                </Link>
              ))}
            </span>
          )}
        </p>
      )}
      <StandingLegend of={groups.flatMap(({ rows }) => rows).flatMap(({ cells }) => cells.map(shownStanding))} />
    </>
  )
}

const shownStanding = ({ lines, standing }: Cell) => (lines.length === 0 ? undefined : standing)

/** Values of one standing have its sign at the label, otherwise each its own. */
function CompareRow({ row: { name, cells, isSame, choices } }: { row: Row }) {
  const standings = new Set(cells.flatMap((cell) => (cell.lines.length === 0 ? [] : [cell.standing])))
  const [shared] = standings.size === 1 ? standings : [undefined]
  return (
    <tr className={choices === undefined ? (isSame ? 'same' : undefined) : 'compare-country'}>
      <th scope="row">
        {choices === undefined ? name : <CountryChoice name={name} choices={choices} />}
        {shared !== undefined && <Standing of={shared} />}
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

/** The browser puts the values of another country into the cells (use-country-choice.ts). */
function CountryChoice({ name, choices }: { name: string; choices: readonly Choice[] }) {
  const t = useLanguage().t
  return (
    <>
      <span className="compare-fixed">{name}</span>
      <select className="needs-script" aria-label={t('compare.country')}>
        {choices.map(({ code, name: country, values }) => (
          <option key={code} value={code} data-values={values.join('|')}>
            {country}
          </option>
        ))}
      </select>
    </>
  )
}

function CompareCell({
  cell: { lines, sign, standing: kind, places, moves },
  hasStanding,
}: {
  cell: Cell
  hasStanding: boolean
}) {
  const { t } = useLanguage()
  // A judgement that is missing was not written: nothing is unknown.
  if (lines.length === 0 && kind === 'judged') return <p className="compare-no">–</p>
  if (lines.length === 0) return <p className="compare-none">{t('compare.notKnown')}</p>
  const standing = hasStanding && kind !== undefined && <Standing of={kind} />
  if (sign !== undefined)
    return (
      <span className={`compare-${sign}`}>
        <Icon name={sign === 'yes' ? 'check' : 'x'} small />
        {lines[0]}
        {standing}
      </span>
    )
  if (moves !== undefined) return <Moves {...moves} />
  return (
    <>
      {places && (
        <div className={`g-${places.group}`}>
          <BandStrip {...places} />
        </div>
      )}
      {lines.map((line, place) => (
        <p key={line}>
          {line}
          {place === lines.length - 1 && standing}
        </p>
      ))}
    </>
  )
}
