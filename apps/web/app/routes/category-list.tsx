import { getCategoryGroups } from '@polydex/contract/tool/category'
import { throwPageFailure } from '../request/page-failure.ts'
import { CategoryIndex } from '../features/category/category-index.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { apiContext, localeContext } from '../request/request-context.ts'
import type { Route } from './+types/category-list.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context
    .get(apiContext)(getCategoryGroups, { locale: context.get(localeContext) })
    .catch(throwPageFailure)

export default function CategoryListPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="wrap">
      <PageHead title={t('category.headTitleAll')} description={t('category.headDescription')} page="category-list" />
      <CategoryIndex catalogue={loaderData} />
    </div>
  )
}
