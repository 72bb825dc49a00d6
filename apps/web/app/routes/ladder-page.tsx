import type { ReactNode } from 'react'
import type { Query } from '../addresses/path-to.ts'
import type { ArrangedLadder } from '../features/ranking/country/arrange-ladder.ts'
import { CountryLadder } from '../features/ranking/country/country-ladder.tsx'
import { describeLadder } from '../features/ranking/country/describe-ladder.ts'
import { RiseSwitch } from '../features/ranking/country/rise-switch.tsx'
import { ListNotHeld } from '../features/ranking/country/ladder-facts.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import type { ShareImage } from '../share/share-picture.ts'
import { sumPlaces } from '../ui/bands/band-tone.ts'
import { Provenance } from '../ui/figures/provenance.tsx'
import { RankingPage } from './ranking-page.tsx'

type LadderPageProps = {
  ladder: ArrangedLadder
  /** Months of the country's ranking, newest first. */
  months: readonly string[]
  /** Whether other countries have newer lists than this one's newest. */
  isBehind: boolean
  query: Query
  menu: ReactNode
  note: ReactNode
  share: ShareImage | null
  /** Shown for a country that has no list anywhere. */
  empty: ReactNode
}

/** A country for which only its public list is known. */
export function LadderPage({ ladder, months, isBehind, query, menu, note, share, empty }: LadderPageProps) {
  const { t, locale } = useLanguage()
  const { region, month, list, isPublished, isCompared, neighbours, sources } = ladder
  return (
    <RankingPage
      page="rank-region-tools"
      table="region"
      sources={sources}
      parameter={region}
      query={query}
      subject={{ view: 'region' }}
      text={describeLadder(t, locale, ladder, isBehind)}
      figures={{ month: list === null ? null : month, months, basis: 'bands', total: sumPlaces(list?.tools ?? []) }}
      menu={menu}
      note={note}
      share={share}
      provenance={<Provenance sources={sources} month={month} isCompared={isCompared} />}
    >
      {(_, { canonical, ofPage }) =>
        list !== null ? (
          <>
            <RiseSwitch region={region} month={canonical.query.month} isByRise={false} />
            <CountryLadder ladder={ladder} month={canonical.query.month} addressOf={ofPage} />
          </>
        ) : isPublished ? (
          <ListNotHeld region={region} neighbours={neighbours} />
        ) : (
          empty
        )
      }
    </RankingPage>
  )
}
