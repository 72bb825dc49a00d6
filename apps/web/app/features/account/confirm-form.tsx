import { Form } from 'react-router'
import { FaultSummary } from '../../forms/fault-summary.tsx'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFormFault } from '../../forms/use-form-fault.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import '../../ui/form/form.css'

const checkNothing = () => ({})

/** A single button: a click proves that a person read the mail. */
export function ConfirmForm({ linkKey, answer }: { linkKey: string; answer: RefusedForm<unknown> | undefined }) {
  const { t, locale } = useLanguage()
  const { fault, summary, onSubmit, isSending } = useFormFault(answer?.fault, checkNothing)
  return (
    <Form className="form" method="post" action={pathTo('account-confirm', locale)} onSubmit={onSubmit}>
      <FaultSummary ref={summary} fault={fault} order={[]} />
      <input type="hidden" name="key" value={linkKey} />
      <div className="form-end bare">
        <SubmitButton isSending={isSending}>{t('account.confirm')}</SubmitButton>
        <p className="hint">
          <Link to={pathTo('account', locale)}>{t('account.toAccount')}</Link>
        </p>
      </div>
    </Form>
  )
}
