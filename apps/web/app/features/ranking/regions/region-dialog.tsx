import { useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/translate.tsx'
import { Dialog } from '../../../ui/opening/dialog.tsx'
import type { RegionGroup } from './arrange-regions.ts'
import { describeCount } from '../describe-count.ts'
import { filterRegions } from './match-region.ts'
import { moveFocus } from '../move-focus.ts'
import { RegionFilter } from './region-filter.tsx'
import { isThere, RegionList } from './region-list.tsx'
import { suggestRegions } from './likely-regions.ts'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'
import './region-dialog.css'

type RegionDialogProps = { groups: readonly RegionGroup[]; current: string; onClose: () => void }

/**
 * Selects the country: type to filter, Enter for the first match that has figures, arrow keys through the list.
 */
export function RegionDialog({ groups, current, onClose }: RegionDialogProps) {
  const { t, locale } = useLanguage()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = filterRegions(locale, groups, typed)
  const countries = shown.flatMap(({ regions }) => regions)
  const found = countries.filter(isThere).length
  const suggested = typed.trim() === '' ? suggestRegions(locale, groups, current) : []
  return (
    <Dialog
      title={t('ranking.chooseCountry')}
      closeLabel={t('site.close')}
      onClose={onClose}
      initialFocus={field}
      onKeyDown={moveFocus}
      head={
        <RegionFilter
          ref={field}
          value={typed}
          onChange={setTyped}
          onSubmit={() => list.current?.querySelector<HTMLElement>('a[href]')?.click()}
        />
      }
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
