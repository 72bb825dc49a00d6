import type { Claim } from '@polydex/contract/case/claim'
import { Form, useNavigation } from 'react-router'
import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage, useTranslate } from '../../i18n/translate.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LastLook } from './last-look.tsx'
import type { MakerAnswer } from './maker-answer.ts'
import '../../ui/form/form.css'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

type ProofStepsProps = {
  slug: string
  claim: Claim
  /** Time of the last check, formatted. */
  lookedAt: string | null
  answer: MakerAnswer | undefined
}

/** The token, both ways to publish it, and the button that requests a check. */
export function ProofSteps({ slug, claim, lookedAt, answer }: ProofStepsProps) {
  const { t, locale } = useLanguage()
  const isSending = useNavigation().formMethod === 'POST'
  const asked = answer !== undefined && 'askedAt' in answer ? answer : undefined
  return (
    <>
      <LastLook slug={slug} claim={claim} lookedAt={lookedAt} asked={asked} />
      <ClaimToken token={claim.token} host={claim.host} />
      <section className="maker-way">
        <h2>{t('maker.file')}</h2>
        <ol>
          <li>{t('maker.fileMake')}</li>
          <li>
            {t('maker.filePut')}{' '}
            <code className="maker-line" translate="no">
              {claim.fileUrl}
            </code>
          </li>
          <li>{t('maker.fileOpen')}</li>
        </ol>
      </section>
      <section className="maker-way">
        <h2>{t('maker.record')}</h2>
        <ol>
          <li>{t('maker.recordOpen')}</li>
          <li>
            {t('maker.recordAdd')}
            <dl>
              <dt>{t('maker.recordType')}</dt>
              <dd>
                <code translate="no">TXT</code>
              </dd>
              <dt>{t('maker.recordName')}</dt>
              <dd>
                <code translate="no">{claim.recordName}</code>
              </dd>
              <dt>{t('maker.recordValue')}</dt>
              <dd>
                <code translate="no">{claim.token}</code>
              </dd>
            </dl>
          </li>
          <li>{t('maker.recordWait')}</li>
        </ol>
      </section>
      <Form className="form" method="post" action={pathTo('maker', locale, slug)}>
        <input type="hidden" name="intent" value="check" />
        <input type="hidden" name="before" value={claim.checkedAt ?? ''} />
        <div className="form-end">
          <SubmitButton isSending={isSending}>{t('maker.check')}</SubmitButton>
          <p className="hint">{t('maker.keep', claim)}</p>
        </div>
      </Form>
    </>
  )
}

/** The token, to be selected by one click or copied by the button. */
function ClaimToken({ token, host }: { token: string; host: string }) {
  const t = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  // A browser that refuses leaves the button as it is: the token can still be selected.
  const copy = () => void navigator.clipboard.writeText(token).then(() => setIsCopied(true), console.warn)
  return (
    <section className="maker-token">
      <h2>{t('maker.token')}</h2>
      <p className="in-row maker-actions">
        <code translate="no">{token}</code>
        <button className="btn needs-script" type="button" onClick={copy}>
          {isCopied && <Icon name="check" />}
          {isCopied ? t('maker.copied') : t('maker.copy')}
        </button>
      </p>
      <output className="unseen">{isCopied && t('maker.copied')}</output>
      <p className="hint">{t('maker.tokenHint', { host })}</p>
    </section>
  )
}
