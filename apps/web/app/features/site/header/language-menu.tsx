import { getLocaleRow } from '@polydex/contract/locale/locale'
import { useLocale, useTranslate } from '../../../i18n/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/opening/menu.tsx'
import { LanguageLinks } from './language-links.tsx'

export function LanguageMenu() {
  const t = useTranslate()
  const { name } = getLocaleRow(useLocale())
  return (
    <Menu
      id="language-menu"
      buttonClassName="tool-btn lang"
      label={
        <>
          <Icon name="globe" />
          <span className="unseen">{t('site.language')}: </span>
          <span className="lang-name">{name}</span>
        </>
      }
    >
      <LanguageLinks />
    </Menu>
  )
}
