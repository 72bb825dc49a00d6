import { getTools } from '@polydex/contract/calls/tool'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/call-from-browser.ts'
import { useLocale } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'

/** As many ids as the call takes. */
const maxIds = 100

type Known = { locale: Locale; cards: ReadonlyMap<string, ToolCard | null> }

/** The cards of tools by slug; null: no longer listed, undefined: not loaded yet. Only unknown ones are requested. */
export function useListedTools(slugs: readonly string[]) {
  const locale = useLocale()
  const apiBase = useSite()?.apiBase
  const [known, setKnown] = useState<Known>({ locale, cards: new Map() })
  const [hasFailed, setFailed] = useState(false)
  const cardOf = (slug: string) => (known.locale === locale ? known.cards.get(slug) : undefined)
  const question = slugs
    .filter((slug) => cardOf(slug) === undefined)
    .slice(0, maxIds)
    .join(',')
  useEffect(() => {
    if (question === '' || apiBase === undefined) return undefined
    const abort = new AbortController()
    callFromBrowser(getTools, { ids: question, locale }, { apiBase, signal: abort.signal }).then(
      ({ tools, renamed }) => {
        const bySlug = new Map(tools.map((tool) => [tool.slug, tool]))
        const nameOf = new Map(renamed?.map(({ from, to }) => [from, to]))
        return setKnown((before) => ({
          locale,
          cards: new Map([
            ...(before.locale === locale ? before.cards : []),
            ...question
              .split(',')
              .map((slug): [string, ToolCard | null] => [slug, bySlug.get(nameOf.get(slug) ?? slug) ?? null]),
          ]),
        }))
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.error('Tools of a list could not be loaded:', error)
        setFailed(true)
      },
    )
    return () => abort.abort()
  }, [apiBase, locale, question])
  return { cardOf, isReady: question === '', hasFailed }
}
