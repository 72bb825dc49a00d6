import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCountry } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { Flag } from '../../../ui/flag.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Dialog } from '../../../ui/opening/dialog.tsx'
import { suggestRegions, type RegionGroup } from './arrange-regions.ts'
import { describeCount } from './match-region.ts'
import { isThere, RegionList } from './region-list.tsx'
import { useRegionFilter } from './use-region-filter.tsx'
import './region-choice.css'

type RegionChoiceProps = { groups: readonly RegionGroup[]; current: string }

/** A link to all countries which, with script, opens them in a dialog. A modified click still opens a new tab. */
export function RegionChoice({ groups, current }: RegionChoiceProps) {
  const { t, locale } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a clicked link, and the dialog returns the focus to whatever had it.
    event.currentTarget.focus()
    setIsOpen(true)
  }
  return (
    <div className="sel">
      <span aria-hidden="true">{t('ranking.country')}</span>
      <Link className="btn btn-region" to={pathTo('rank-regions', locale)} aria-haspopup="dialog" onClick={open}>
        <Flag code={current} hasNameBeside />
        <span className="unseen">{t('ranking.country')}: </span>
        <span {...asServed}>{formatCountry(locale, current)}</span>
        <Icon name="down" small />
      </Link>
      {isOpen && <RegionDialog groups={groups} current={current} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type RegionDialogProps = { groups: readonly RegionGroup[]; current: string; onClose: () => void }

/**
 * Selects the country: type to filter, Enter for the first match that has figures, arrow keys through the list.
 */
function RegionDialog({ groups, current, onClose }: RegionDialogProps) {
  const { t, locale } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const { isFiltered, shown, list, field } = useRegionFilter(groups, input)
  const countries = shown.flatMap(({ regions }) => regions)
  const found = countries.filter(isThere).length
  const suggested = isFiltered ? [] : suggestRegions(locale, groups, current)
  return (
    <Dialog
      title={t('ranking.chooseCountry')}
      closeLabel={t('site.close')}
      onClose={onClose}
      initialFocus={input}
      onKeyDown={moveFocus}
      head={field}
      foot={
        <output>{describeCount(t, found, countries.length - found, (n) => t('ranking.countriesFound', { n }))}</output>
      }
    >
      <div className="region-groups" ref={list}>
        {suggested.length > 0 && (
          <section>
            <h3>{t('ranking.suggested')}</h3>
            <RegionList regions={suggested} current={current} />
          </section>
        )}
        {shown.map(({ part, regions }) => (
          <section key={part}>
            <h3>{worldPartName(t, part)}</h3>
            <RegionList regions={regions} current={current} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/**
 * Arrow keys move between the field of a dialog and the links below it, also those
 * that cannot be followed; Home and End go to the first and last one, but move the cursor while the field has the focus.
 */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .dialog-body :is(a, [tabindex])')]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const isInList = here > 0
  const next =
    event.key === 'ArrowDown'
      ? here + 1
      : isInList && event.key === 'ArrowUp'
        ? here - 1
        : isInList && event.key === 'Home'
          ? 1
          : isInList && event.key === 'End'
            ? stops.length - 1
            : undefined
  if (here === -1 || next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
