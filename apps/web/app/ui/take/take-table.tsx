import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'

type TableLinkProps = {
  kind: 'categories' | 'category' | 'hot' | 'region' | 'source'
  of?: string | undefined
  month?: string | undefined
  sort?: 'rise' | undefined
}

/** A ranking as a file. */
export function TableLink({ kind, ...query }: TableLinkProps) {
  const { t, locale } = useLanguage()
  return (
    <a className="btn" href={pathTo('table', locale, kind, query)} rel="nofollow" download title={t('take.csv')}>
      <Icon name="download" />
      CSV
    </a>
  )
}

type TableFormProps = {
  /** Its Latin letters name the file. */
  title: string
  /** Slugs, at most 2,000. */
  tools: readonly string[]
  /** What somebody wrote about each of them. */
  notes?: readonly string[]
}

/** Any tools as a file, with everything that is known of them. A plain form, so that lists kept in browsers can use it. */
export function TableForm({ title, tools, notes }: TableFormProps) {
  const { t, locale } = useLanguage()
  return (
    <form method="post" action={pathTo('table', locale, 'tools')}>
      <input type="hidden" name="title" value={title} />
      {tools.map((slug) => (
        <input key={slug} type="hidden" name="tool" value={slug} />
      ))}
      {notes?.map((note, index) => (
        <input key={tools[index]} type="hidden" name="note" value={note} />
      ))}
      <button className="btn" type="submit" title={t('take.csv')}>
        <Icon name="download" />
        CSV
      </button>
    </form>
  )
}
