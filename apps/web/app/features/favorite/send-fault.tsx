import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A heart sent as a form did not arrive. */
export function SendFault() {
  const t = useTranslate()
  return (
    <div className="in-row collection-fault" role="alert">
      <Icon name="alert" />
      <p>{t('collect.sendFailed')}</p>
    </div>
  )
}
