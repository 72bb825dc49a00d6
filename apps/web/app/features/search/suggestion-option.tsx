import type { ComponentProps } from 'react'
import { useLocale } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Mark } from '../../ui/mark.tsx'
import { Hatch } from '../../ui/hatch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { findMatch } from './find-match.ts'
import { nameOfOption, type SearchOption } from './search-option.ts'

type SuggestionOptionProps = Omit<ComponentProps<typeof Link>, 'to'> & { option: SearchOption; typed: string }

/** A real link, so that it can be opened in another tab; the field keeps the focus. */
export function SuggestionOption({ option, typed, ...rest }: SuggestionOptionProps) {
  const locale = useLocale()
  const name = nameOfOption(option)
  const match = findMatch(name, typed)
  const text = (
    <span>
      <MarkedText text={name} ranges={match && [match]} />
    </span>
  )
  if (option.kind === 'past')
    return (
      // Not prefetched: a past search must not leave the browser until it is repeated.
      <Link {...rest} to={pathTo('find', locale, undefined, { q: name })} prefetch="none" tabIndex={-1}>
        <Icon name="clock" />
        {text}
      </Link>
    )
  const { kind, slug, mark, group, category } = option
  return (
    <Link {...rest} to={pathTo(kind, locale, slug)} className={`g-${group}`} tabIndex={-1}>
      {kind === 'tool' ? <Mark name={name} mark={mark} size={40} /> : <Hatch group={group} />}
      {text}
      {category !== null && <span className="meta">{category}</span>}
    </Link>
  )
}
