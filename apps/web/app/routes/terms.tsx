import { TermsText } from '../features/legal/terms-text.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { localeContext, operatorContext, ownTextsContext } from '../request/request-context.ts'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  operator: context.get(operatorContext),
  own: context.get(ownTextsContext).terms?.[context.get(localeContext)] ?? null,
})

export default function TermsPage({ loaderData: { operator, own } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('legal.termsTitle')} description={t('legal.termsHeadDescription')} page="terms" />
      <TermsText operator={operator} own={own} />
    </>
  )
}
