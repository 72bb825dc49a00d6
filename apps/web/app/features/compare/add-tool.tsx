import { addToolId } from '@polydex/contract/tool/compared'
import { Form } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { NameField } from '../../named-tools/name-field.tsx'
import '../../ui/form/filter-box.css'

/** A field for names of tools to compare with the given ones. */
export function AddTool({ slugs }: { slugs: readonly string[] }) {
  const { t, locale } = useLanguage()
  return (
    <Form className="compare-add" method="get" action={pathTo('compare', locale)}>
      {slugs.length > 0 && <input type="hidden" name="tools" value={slugs.join()} />}
      <label htmlFor={addToolId}>{slugs.length > 0 ? t('compare.add') : t('compare.names')}</label>
      <div className="filter-box">
        {/* Another comparison starts with an empty field. */}
        <NameField key={slugs.join()} id={addToolId} name="add" maxLength={200} />
        <button className="btn" type="submit">
          {slugs.length > 0 ? t('compare.addIt') : t('site.compare')}
        </button>
      </div>
    </Form>
  )
}
