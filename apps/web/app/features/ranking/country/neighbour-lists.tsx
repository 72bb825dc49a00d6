import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import { findWorldPart } from '@polydex/contract/locale/world-part'
import type { Query } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { ListFacts } from './list-facts.tsx'
import { worldPartName } from '../../../i18n/names/world-part-name.ts'

type NeighbourListsProps = { region: string; lists: CountryLadder['neighbours']; month: Query['month'] }

/** Lists of the same part of the world and of similar length, to compare with. */
export function NeighbourLists({ region, lists, month }: NeighbourListsProps) {
  const { t } = useLanguage()
  return (
    <section className="ladder-more" aria-labelledby="neighbours">
      <SectionHead id="neighbours" title={t('ladder.neighbours')} hint={worldPartName(t, findWorldPart(region))} />
      <ListFacts lists={lists} month={month} />
    </section>
  )
}
