import { getSuggestions } from '@polydex/contract/calls/tool'
import { useState, type ChangeEvent } from 'react'
import { Form } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { callFromBrowser } from '../../api/call-from-browser.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import '../../ui/form/filter-box.css'

export const addToolId = 'add-tool'

/** A field for names of tools to compare with the given ones; the browser offers names while one types. */
export function AddTool({ slugs }: { slugs: readonly string[] }) {
  const { t, locale } = useLanguage()
  const apiBase = useSite()?.apiBase
  const [names, setNames] = useState<readonly string[]>([])
  const suggest = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    const q = value.trim()
    if (apiBase === undefined || q === '' || names.includes(q)) return
    callFromBrowser(getSuggestions, { q: q.slice(0, 100), locale }, { apiBase }).then(
      ({ suggestions }) => setNames(suggestions.filter(({ kind }) => kind === 'tool').map(({ name }) => name)),
      () => setNames([]),
    )
  }
  return (
    <Form className="compare-add" method="get" action={pathTo('compare', locale)}>
      {slugs.length > 0 && <input type="hidden" name="tools" value={slugs.join()} />}
      <label htmlFor={addToolId}>{slugs.length > 0 ? t('compare.add') : t('compare.names')}</label>
      <div className="filter-box">
        <input
          id={addToolId}
          name="add"
          type="text"
          required
          maxLength={200}
          list="add-names"
          autoComplete="off"
          // Another comparison starts with an empty field.
          key={slugs.join()}
          onChange={suggest}
        />
        <button className="btn" type="submit">
          {slugs.length > 0 ? t('compare.addIt') : t('site.compare')}
        </button>
      </div>
      <datalist id="add-names">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </Form>
  )
}
