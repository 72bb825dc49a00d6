import { useIsAlive } from '../../browser/use-is-alive.ts'

/** As the keys are called here; the server, whose page is the same for everybody, names those of most. */
export function ShortcutKeys() {
  const isMac = useIsAlive() && navigator.userAgent.includes('Mac')
  return <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
}
