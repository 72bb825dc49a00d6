import type { ReactNode } from 'react'
import './marked-text.css'

type MarkedTextProps = {
  text: string
  /** In UTF-16 units, sorted and not overlapping. */
  ranges?: readonly { start: number; length: number }[] | undefined
}

/** A text with the matches of a search highlighted. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = []
  let shown = 0
  for (const { start, length } of ranges ?? []) {
    parts.push(text.slice(shown, start), <mark key={start}>{text.slice(start, start + length)}</mark>)
    shown = start + length
  }
  return [...parts, text.slice(shown)]
}
