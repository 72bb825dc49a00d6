import { useTranslate } from '../../i18n/translate.tsx'
import { useStayOffline } from '../../navigation/use-stay-offline.ts'
import { Toast } from './toast.tsx'

/** An unobtrusive notice while offline: the page can still be read. */
export function OfflineNotice() {
  const t = useTranslate()
  const connection = useStayOffline()
  return (
    <Toast className="offline-notice">
      {connection !== 'online' && t(connection === 'stayed' ? 'site.offlineStayed' : 'site.offline')}
    </Toast>
  )
}
