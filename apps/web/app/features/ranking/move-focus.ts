import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move between the field of a dialog and the links below it, also those
 * that cannot be followed; Home and End go to the first and last one, but move the cursor while the field has the focus.
 */
export function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .dialog-body :is(a, [tabindex])')]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const isInList = here > 0
  const next =
    event.key === 'ArrowDown'
      ? here + 1
      : isInList && event.key === 'ArrowUp'
        ? here - 1
        : isInList && event.key === 'Home'
          ? 1
          : isInList && event.key === 'End'
            ? stops.length - 1
            : undefined
  if (here === -1 || next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
