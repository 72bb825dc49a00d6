import { Fragment, type ReactNode } from 'react'
import { asServed } from '../i18n/as-served.ts'

/** Parts of a line with dots between them; `false` is no part. provenance.css breaks lines between parts, after a dot. */
export function DottedParts({ parts }: { parts: readonly ReactNode[] }) {
  const shown = parts.filter((part) => part !== false)
  return shown.map((part, place) => {
    // Never the first character of a line: a long part that breaks takes its last word along.
    const dot = place < shown.length - 1 ? '\u00a0·' : ''
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name and keep their places
      <Fragment key={place}>
        {place > 0 && ' '}
        <span {...asServed}>
          {typeof part === 'string' ? (
            part + dot
          ) : (
            <>
              {part}
              {dot}
            </>
          )}
        </span>
      </Fragment>
    )
  })
}
