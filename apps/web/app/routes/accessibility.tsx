import { AccessibilityText } from '../features/legal/accessibility-text.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { operatorContext } from '../request/request-context.ts'
import type { Route } from './+types/accessibility.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(operatorContext) })

export default function AccessibilityPage({ loaderData: { operator } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('site.accessibility')} description={t('legal.accessHeadDescription')} page="accessibility" />
      <AccessibilityText operator={operator} />
    </>
  )
}
