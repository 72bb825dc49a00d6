import type { Locale } from '@polydex/contract/locale'
import type { ToolCard } from '@polydex/contract/tool-card'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { fileFormats, fileName, fileType, writeFavorites, type FileFormat } from './favorite-file.ts'

type VisitorDownloadProps = { tools: readonly ToolCard[]; month: string | null }

function save(format: FileFormat, locale: Locale, tools: readonly ToolCard[], month: string | null): void {
  const exportedAt = new Date().toISOString()
  const pageOf = (slug: string) => location.origin + pathTo('tool', locale, slug)
  const text = writeFavorites(format, { exportedAt, month, favorites: tools }, pageOf)
  const address = URL.createObjectURL(new Blob([text], { type: fileType[format] }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(format, exportedAt)
  link.click()
  // Not at once: some browsers begin to read it only now.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The list lies in this browser, so the browser writes the file. */
export function VisitorDownload({ tools, month }: VisitorDownloadProps) {
  const { t, locale } = useLanguage()
  return fileFormats.map((format) => (
    <button key={format} className="btn" type="button" onClick={() => save(format, locale, tools, month)}>
      {format === 'csv' ? t('collect.asCsv') : t('collect.asJson')}
    </button>
  ))
}
