import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The token, to be selected by one click or copied by the button. */
export function ClaimToken({ token, host }: { token: string; host: string }) {
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
