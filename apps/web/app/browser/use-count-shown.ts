import { useEffect } from 'react'
import { whenIdle } from '../navigation/when-idle.ts'
import { countUse } from './count-use.ts'

/** Milliseconds; who leaves sooner has not read anything. */
const shownMs = 1_000

/** Counts that tools were opened or compared, once the page has been visible for a moment. */
export function useCountShown(event: 'opened' | 'compared', slugs: readonly string[]): void {
  const names = slugs.join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => whenIdle(() => countUse(event, names.split(' '))), shownMs)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [event, names])
}
