import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/translate.tsx'
import { shownAtLeast } from '../../../navigation/shown-at-least.ts'
import { useSite } from '../../../request/use-site.ts'
import { renameFavorites } from './favorite-store.ts'
import { loadTools, maxIdsPerCall } from './load-tools.ts'

/** Responses so far, in one language. A slug without a card is no longer listed. */
type Known = { locale: Locale; cards: ReadonlyMap<string, ToolCard | null>; last: ToolList | null }

const addCards = (known: Known, locale: Locale, requested: readonly string[], list: ToolList): Known => ({
  locale,
  cards: new Map([
    ...(known.locale === locale ? known.cards : []),
    ...requested.map((slug) => [slug, null] as const),
    ...list.tools.map((tool) => [tool.slug, tool] as const),
  ]),
  last: list,
})

type SavedTools = {
  tools: ToolCard[]
  /** Saved, but no longer listed. */
  gone: string[]
  /** Source of the cards' figures; null until loaded. */
  figures: Pick<ToolList, 'month' | 'sources'> | null
  state: 'ready' | 'loading' | 'failed'
  retry: () => void
}

/** Loads cards that are not known yet: removing a tool or undoing it causes no request. */
export function useSavedTools(slugs: readonly string[]): SavedTools {
  const locale = useLocale()
  const apiBase = useSite()?.apiBase ?? ''
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const [known, setKnown] = useState<Known>({ locale, cards: new Map(), last: null })

  const cardOf = (slug: string) => (known.locale === locale ? known.cards.get(slug) : undefined)
  const unknown = slugs.filter((slug) => cardOf(slug) === undefined).slice(0, maxIdsPerCall)
  const question = unknown.join(',')
  const failure = `${attempt} ${locale} ${question}`
  useEffect(() => {
    if (question === '') return undefined
    const abort = new AbortController()
    const requested = question.split(',')
    const load = async () => {
      try {
        const list = await shownAtLeast(loadTools(apiBase, { slugs: requested, locale }, abort.signal))
        setKnown((before) => addCards(before, locale, requested, list))
        renameFavorites(list.renamed ?? [])
      } catch (error) {
        if (abort.signal.aborted) return
        console.error('Saved tools could not be loaded:', error)
        setFailed(failure)
      }
    }
    void load()
    return () => abort.abort()
  }, [apiBase, locale, question, failure])

  return {
    tools: slugs.flatMap((slug) => cardOf(slug) ?? []),
    gone: slugs.filter((slug) => cardOf(slug) === null),
    figures: known.last,
    state: question === '' ? 'ready' : failed === failure ? 'failed' : 'loading',
    retry: () => setAttempt(attempt + 1),
  }
}
