import { FollowLinks } from '../../navigation/follow-links.tsx'
import { IdlePrefetch } from '../../navigation/idle-prefetch.tsx'
import { usePageFocus } from '../../navigation/use-page-focus.ts'
import { LoadingBar } from '../notice/loading-bar.tsx'
import { OfflineNotice } from '../notice/offline-notice.tsx'

/** Navigation feedback that every page has. */
export function PageNavigation() {
  usePageFocus()
  return (
    <>
      <FollowLinks />
      <LoadingBar />
      <OfflineNotice />
      <IdlePrefetch />
    </>
  )
}
