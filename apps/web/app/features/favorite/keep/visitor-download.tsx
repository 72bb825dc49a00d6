import type { ToolList } from '@polydex/contract/tool/tool'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { useLanguage, type Language } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { tellNavigationFailed } from '../../../navigation/navigation-failed.ts'

type VisitorDownloadProps = {
  tools: readonly ToolCard[]
  /** Source of the cards' figures; null: none. */
  figures: Pick<ToolList, 'month' | 'sources'> | null
}

/** Loads the code that writes files on demand: few visitors download their list. */
async function save({ locale }: Language, { tools, figures }: VisitorDownloadProps): Promise<void> {
  const { fileName, fileType, writeFavorites } = await import('./favorite-file.ts')
  const exportedAt = new Date().toISOString()
  const { month, sources } = figures ?? { month: null, sources: [] }
  const pages = `${location.origin}${pathTo('tool', locale)}/`
  const text = writeFavorites({ exportedAt, month, sources, favorites: tools }, pages)
  const address = URL.createObjectURL(new Blob([text], { type: fileType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(exportedAt)
  link.click()
  // Deferred: some browsers start reading the URL only now.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The list is stored in this browser, so the browser writes the file for programs. */
export function VisitorDownload(shown: VisitorDownloadProps) {
  const language = useLanguage()
  return (
    <button className="btn" type="button" onClick={() => void save(language, shown).catch(tellNavigationFailed)}>
      {language.t('collect.asJson')}
    </button>
  )
}
