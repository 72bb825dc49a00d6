import { useTranslate } from '../i18n/translate.tsx'
import { robotFields } from './is-robot.ts'
import type { RefusedForm } from './form-fault.ts'

type RobotTrapProps = {
  /** When the page was rendered. */
  openedAt: string
  answer: RefusedForm<{ openedAt: string }> | undefined
}

/**
 * A honeypot that careless programs fill in, and the time the form was rendered. No CAPTCHA: programs solve them, and
 * some people cannot. A refused form gets an empty field: a browser may have filled in the first one.
 */
export function RobotTrap({ openedAt, answer }: RobotTrapProps) {
  const t = useTranslate()
  const first = answer?.values?.openedAt ?? ''
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        {t('form.leaveEmpty')}
        <input
          key={answer === undefined ? 'first' : 'again'}
          type="text"
          name={robotFields.trap}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
      <input type="hidden" name={robotFields.openedAt} defaultValue={Number(first) > 0 ? first : openedAt} />
    </div>
  )
}
