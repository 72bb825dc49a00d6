import { compareFormId } from '@polydex/contract/tool/compared'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'
import './compare-tick.css'

type CompareTickProps = {
  tool: { slug: string; name: string }
  /** With a sign and a word, as a button on the tool's own page. */
  isWide?: boolean
  /** Beside an option of a list box, which may contain nothing else; keys reach it through the option. */
  isBesideOption?: boolean
}

/**
 * Takes a tool into the comparison. The tray (features/compare/compare-tray.tsx) listens to the ticks of a whole page,
 * also to those that only the server renders; without script its form sends them.
 */
export function CompareTick({ tool: { slug, name }, isWide = false, isBesideOption = false }: CompareTickProps) {
  const t = useTranslate()
  return (
    <label className={isWide ? 'btn tick' : 'tick'} title={t('site.compare')} aria-hidden={isBesideOption || undefined}>
      <input
        className="box"
        type="checkbox"
        form={compareFormId}
        name="tools"
        value={slug}
        aria-label={t('site.compareTool', { name })}
        tabIndex={isBesideOption ? -1 : undefined}
      />
      {isWide && <Icon name="compare" />}
      {!isBesideOption && <span aria-hidden="true">{t('site.compare')}</span>}
    </label>
  )
}
