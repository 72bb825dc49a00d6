import type { Query } from '../../../addresses/path-to.ts'
import { useTranslate } from '../../../i18n/translate.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { lastOpenBand, type ArrangedLadder } from './arrange-ladder.ts'
import { LadderSection } from './ladder-section.tsx'
import { NeighbourLists } from './neighbour-lists.tsx'
import { StrongerTools } from './stronger-tools.tsx'
import './country-ladder.css'

type CountryLadderProps = {
  ladder: ArrangedLadder
  /** The month that the visitor selected; undefined: the newest. */
  month: Query['month']
  addressOf: (page: number) => string
}

/** A country's list: its tools band by band, those that are stronger here, and lists to compare with. */
export function CountryLadder({ ladder, month, addressOf }: CountryLadderProps) {
  const t = useTranslate()
  const { region, sections, comparedWith, stronger, neighbours, page, pages } = ladder
  return (
    <div className="ladder">
      {sections.length > 0 && <p className="meta">{t('ladder.order')}</p>}
      {sections.map((section, index) => (
        <LadderSection
          key={section.band}
          section={section}
          comparedWith={comparedWith}
          isOpen={section.band <= lastOpenBand || index === 0 || page > 1}
          addressOf={addressOf}
        />
      ))}
      <Pagination page={page} pages={pages} addressOf={addressOf} />
      {stronger.length > 0 && <StrongerTools tools={stronger} />}
      {neighbours.length > 0 && <NeighbourLists region={region} lists={neighbours} month={month} />}
    </div>
  )
}
