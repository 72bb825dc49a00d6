import { Form } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import type { RefusedForm } from '../../forms/form-fault.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import '../../ui/form/form.css'

/**
 * Asks for the reference or the address of a case. A plain form that is posted: its value may be a secret, which must
 * not end up in a query string or in the router's state.
 */
export function CaseLookup({ answer }: { answer: RefusedForm<{ key: string }> | undefined }) {
  const { t, locale } = useLanguage()
  const error = useFieldError(answer?.fault)('key')
  return (
    <>
      <div>
        <h1>{t('case.lookUpTitle')}</h1>
        <p className="lead">{t('case.lookUpLead')}</p>
      </div>
      <Form className="form" method="post" action={pathTo('case', locale)} reloadDocument>
        <TextField
          name="key"
          label={t('case.lookUpField')}
          hint={t('case.lookUpHint')}
          error={error}
          defaultValue={answer?.values?.key}
          required
          maxLength={200}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <div className="form-end">
          <SubmitButton isSending={false}>{t('case.lookUp')}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
