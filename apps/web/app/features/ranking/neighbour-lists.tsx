import type { CountryLadder } from '@polydex/contract/country-ladder'
import { findWorldPart } from '@polydex/contract/world-part'
import { useLanguage } from '../../i18n/translate.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { ListFacts } from './list-facts.tsx'
import { worldPartName } from '../../i18n/world-part-name.ts'

type NeighbourListsProps = { region: string; lists: CountryLadder['neighbours'] }

/** Lists of the same part of the world and of similar length, to compare with. */
export function NeighbourLists({ region, lists }: NeighbourListsProps) {
  const { t } = useLanguage()
  const part = worldPartName(t, findWorldPart(region))
  return (
    <section className="ladder-more" aria-labelledby="neighbours">
      <SectionHead id="neighbours" title={t('ladder.neighbours')} hint={t('ladder.neighboursHint', { part })} />
      <ListFacts lists={lists} />
    </section>
  )
}
