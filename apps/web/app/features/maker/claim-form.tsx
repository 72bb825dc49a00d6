import { Form, useNavigation } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import '../../ui/form/form.css'

/** Claims a tool, for the first time or again. */
export function ClaimForm({ slug, action, hint }: { slug: string; action: string; hint: string }) {
  const { locale } = useLanguage()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form className="form" method="post" action={pathTo('maker', locale, slug)}>
      <input type="hidden" name="intent" value="claim" />
      <div className="form-end bare">
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
        <p className="hint">{hint}</p>
      </div>
    </Form>
  )
}
