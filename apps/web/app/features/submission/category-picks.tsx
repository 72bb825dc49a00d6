import type { CategoryGroups } from '@polydex/contract/tool/category'
import { useTranslate } from '../../i18n/translate.tsx'
import { Disclosure } from '../../ui/opening/disclosure.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Pick } from '../../ui/form/pick.tsx'

type Category = CategoryGroups['groups'][number]['categories'][number]
type CategoryPicksProps = {
  groups: CategoryGroups['groups']
  chosen: readonly string[]
  error: string | undefined
}

/** As many as fit on two or three lines. */
const shownAtOnce = 8

/** The categories with the most tools are visible; all others are one click away, by group. */
export function CategoryPicks({ groups, chosen, error }: CategoryPicksProps) {
  const t = useTranslate()
  const frequent = groups
    .flatMap(({ categories }) => categories)
    .toSorted((a, b) => b.tools - a.tools)
    .slice(0, shownAtOnce)
  const rest = groups
    .map((group) => ({ ...group, categories: group.categories.filter((category) => !frequent.includes(category)) }))
    .filter(({ categories }) => categories.length > 0)
  const isRestChosen = rest.some(({ categories }) => categories.some(({ slug }) => chosen.includes(slug)))
  const pickOf = ({ slug, name }: Category) => (
    <Pick key={slug} name="categories" value={slug} defaultChecked={chosen.includes(slug)}>
      {name}
    </Pick>
  )
  return (
    <fieldset
      className="category-picks"
      id="categories"
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : 'categories-error'}
    >
      <legend>
        {t('submit.categories')} <span className="opt">{t('submit.categoriesHint')}</span>
      </legend>
      <FieldError field="categories" text={error} />
      <div className="picks">{frequent.map(pickOf)}</div>
      <Disclosure summary={t('submit.moreCategories')} isOpen={isRestChosen}>
        <div className="pick-groups">
          {rest.map(({ slug, name, categories }) => (
            <fieldset key={slug}>
              <legend className="opt">{name}</legend>
              <div className="picks">{categories.map(pickOf)}</div>
            </fieldset>
          ))}
        </div>
      </Disclosure>
    </fieldset>
  )
}
