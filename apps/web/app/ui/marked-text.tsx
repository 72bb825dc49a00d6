import type { ReactNode } from 'react'
import './marked-text.css'

type MarkedTextProps = {
  text: string
  /** In UTF-16 units, in order and apart. */
  ranges?: readonly { start: number; length: number }[] | undefined
}

/** A text in which the parts stand out that fit what was searched for. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = []
  let shown = 0
  for (const { start, length } of ranges ?? []) {
    parts.push(text.slice(shown, start), <mark key={start}>{text.slice(start, start + length)}</mark>)
    shown = start + length
  }
  return [...parts, text.slice(shown)]
}
