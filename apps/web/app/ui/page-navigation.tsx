import { IdlePrefetch } from '../navigation/idle-prefetch.tsx'
import { usePageFocus } from '../navigation/use-page-focus.ts'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** What every page has for the way from one to the next. */
export function PageNavigation() {
  usePageFocus()
  return (
    <>
      <LoadingBar />
      <OfflineNotice />
      <IdlePrefetch />
    </>
  )
}
