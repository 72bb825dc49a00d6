import './mark.css'

type MarkProps = {
  name: string
  /** Path of the picture; null: the tool has none. */
  mark: string | null
  /** Side of the frame, in pixels. */
  size?: 24 | 40 | 48 | 72
  /** On the first screen, where it must not wait. */
  eager?: boolean
}

const firstLetter = (name: string): string => (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? '').toUpperCase()

/** The picture of a tool, always beside its name: a mark in a frame, or the first letter in the same frame. */
export function Mark({ name, mark, size = 48, eager = false }: MarkProps) {
  const className = size === 48 ? 'mark' : `mark m${size}`
  if (mark === null)
    return (
      <span className={className} aria-hidden="true">
        {firstLetter(name)}
      </span>
    )
  return (
    <img
      className={className}
      // A mark is a drawing; an icon has a second file for the largest side.
      src={size === 72 ? mark.replace(/-96\.webp$/, '-192.webp') : mark}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
