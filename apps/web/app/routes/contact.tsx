import { ContactText } from '../features/legal/contact-text.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslate } from '../i18n/translate.tsx'
import { operatorContext } from '../request/request-context.ts'
import type { Route } from './+types/contact.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ operator: context.get(operatorContext) })

export default function ContactPage({ loaderData: { operator } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('legal.contactTitle')} description={t('legal.contactHeadDescription')} page="contact" />
      <ContactText operator={operator} />
    </>
  )
}
