import { PrivacyText } from '../features/legal/privacy-text.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { localeContext, operatorContext, ownTextsContext } from '../request/request-context.ts'
import type { Route } from './+types/privacy.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  operator: context.get(operatorContext),
  own: context.get(ownTextsContext).privacy?.[context.get(localeContext)] ?? null,
})

export default function PrivacyPage({ loaderData: { operator, own } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('site.privacy')} description={t('legal.privacyHeadDescription')} page="privacy" />
      <PrivacyText operator={operator} own={own} />
    </>
  )
}
