import { maxReportLength, reportReasons, type ReportReason } from '@polydex/contract/list/list-content'
import { failureText } from '../../../forms/failure-text.ts'
import type { RefusedForm } from '../../../forms/form-fault.ts'
import { RobotTrap } from '../../../forms/robot-trap.tsx'
import { useLanguage, type Translate } from '../../../i18n/translate.tsx'
import { Disclosure } from '../../../ui/opening/disclosure.tsx'
import './report-form.css'

/** A reason without a name does not compile. */
const reasonNames: Record<ReportReason, (t: Translate) => string> = {
  spam: (t) => t('ownList.reasonSpam'),
  abuse: (t) => t('ownList.reasonAbuse'),
  private: (t) => t('ownList.reasonPrivate'),
  other: (t) => t('ownList.reasonOther'),
}

export type ReportAnswer = { kind: 'reported' } | RefusedForm<{ openedAt: string }>

type ReportFormProps = {
  action: string
  openedAt: string
  answer: ReportAnswer | undefined
  /** Why no report can be sent for a while; undefined: one can. */
  closed: string | undefined
}

/** Tells the editors what is wrong with a shared list. */
export function ReportForm({ action, openedAt, answer, closed }: ReportFormProps) {
  const language = useLanguage()
  const { t } = language
  const refused = answer !== undefined && 'fault' in answer ? answer : undefined
  if (answer !== undefined && refused === undefined) return <output className="report">{t('ownList.reported')}</output>
  return (
    <div className="report">
      <Disclosure summary={t('ownList.report')} isOpen={refused !== undefined}>
        {closed === undefined ? (
          <form method="post" action={action}>
            {refused !== undefined && (
              <p role="alert">
                {refused.fault.code === 'invalid_input' ? t('ownList.unfit') : failureText(language, refused.fault)}
              </p>
            )}
            <fieldset>
              <legend>{t('ownList.reportReason')}</legend>
              {reportReasons.map((reason) => (
                <label key={reason}>
                  <input type="radio" name="reason" value={reason} required />
                  {reasonNames[reason](t)}
                </label>
              ))}
            </fieldset>
            <label htmlFor="report-text">{t('ownList.reportText')}</label>
            <textarea id="report-text" className="plain-field" name="text" rows={3} maxLength={maxReportLength} />
            <p>
              <button className="btn" type="submit" name="intent" value="report">
                {t('ownList.reportSend')}
              </button>
            </p>
            <RobotTrap openedAt={openedAt} answer={refused} />
          </form>
        ) : (
          <p>{closed}</p>
        )}
      </Disclosure>
    </div>
  )
}
