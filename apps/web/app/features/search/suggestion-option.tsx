import type { Suggestion } from '@polydex/contract/tool'
import type { ComponentProps } from 'react'
import { useLocale } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Cover } from '../../ui/cover.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Link } from '../../ui/link.tsx'
import { matchText } from './match-text.ts'

type SuggestionOptionProps = Omit<ComponentProps<typeof Link>, 'to'> & { suggestion: Suggestion; typed: string }

/** A real link, so that it can be opened in another tab; the field keeps the focus. */
export function SuggestionOption({ suggestion, typed, ...option }: SuggestionOptionProps) {
  const { kind, slug, name, group, category } = suggestion
  const locale = useLocale()
  const [before, match, after] = matchText(name, typed) ?? [name, '', '']
  return (
    <Link {...option} to={pathTo(kind, locale, slug)} className={`g-${group}`} tabIndex={-1}>
      {kind === 'tool' ? <Cover name={name} group={group} /> : <Hatch group={group} />}
      <span>
        {before}
        {match !== '' && <mark>{match}</mark>}
        {after}
      </span>
      {category !== null && <span className="meta">{category}</span>}
    </Link>
  )
}
