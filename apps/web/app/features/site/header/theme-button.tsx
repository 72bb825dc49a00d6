import { useTranslate } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { switchTheme } from './theme.ts'

export function ThemeButton() {
  const t = useTranslate()
  return (
    <button
      className="tool-btn icon-only desk needs-script"
      type="button"
      aria-label={t('site.switchTheme')}
      onClick={switchTheme}
    >
      <Icon name="theme" />
    </button>
  )
}
