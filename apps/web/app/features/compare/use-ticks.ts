import { useEffect } from 'react'
import { compareFormId } from '@polydex/contract/tool/compared'
import { readCompared, setCompared, subscribeToCompared } from './compare-store.ts'

const ticks = () => document.querySelectorAll<HTMLInputElement>(`.tick input[form=${compareFormId}]`)

function paintTicks(): void {
  const chosen = new Set(readCompared().map(({ slug }) => slug))
  for (const tick of ticks()) tick.checked = chosen.has(tick.value)
}

/** The name and the mark are those that the page shows beside the tick. */
function take(tick: HTMLInputElement): boolean {
  const place = tick.closest('.card, tr, .with-tick, .tool-head')
  const name = place?.querySelector('h1, h3, th a, .name')?.textContent ?? tick.value
  const mark = place?.querySelector('img.mark')?.getAttribute('src') ?? null
  return setCompared({ slug: tick.value, name, mark }, tick.checked)
}

/**
 * Follows the ticks of the whole page and shows in them what is chosen, also in those that arrive later. A tick for
 * which there is no room is taken back, and `onFull` called.
 */
export function useTicks(onFull: () => void): void {
  useEffect(() => {
    // What was ticked before the scripts had started.
    for (const tick of ticks()) if (tick.checked) take(tick)
    paintTicks()
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(`.tick input[form=${compareFormId}]`)) return
      if (take(target)) return
      target.checked = false
      onFull()
    }
    const arrivals = new MutationObserver(paintTicks)
    arrivals.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('change', onChange)
    const stop = subscribeToCompared(paintTicks)
    return () => {
      arrivals.disconnect()
      document.removeEventListener('change', onChange)
      stop()
    }
  }, [onFull])
}
