import { useState } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'
import { useSite } from '../../../request/use-site.ts'

export type Share = { key: string | null; createdAt: string } | null

/** The share link: created, shown, copied and ended here. */
export function SharePanel({ share, action }: { share: Share; action: string }) {
  const { t } = useLanguage()
  return (
    <>
      <p>
        {share === null ? t('collect.shareText') : share.key === null ? t('collect.shareHidden') : t('collect.shareOn')}
      </p>
      {share !== null && share.key !== null && <ShareAddress shareKey={share.key} />}
      <Form className="in-row keep-actions" method="post" action={action} preventScrollReset>
        {(share === null || share.key === null) && (
          <button className="btn" type="submit" name="intent" value="share">
            {t('collect.shareMake')}
          </button>
        )}
        {share !== null && (
          <button className="btn" type="submit" name="intent" value="endShare">
            {t('collect.shareEnd')}
          </button>
        )}
      </Form>
    </>
  )
}

function ShareAddress({ shareKey }: { shareKey: string }) {
  const { t, locale } = useLanguage()
  const [isCopied, setCopied] = useState(false)
  const address = (useSite()?.origin ?? '') + pathTo('list', locale, shareKey)
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="in-row share-address">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={t('collect.shareAddress')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button className="btn needs-script" type="button" onClick={copy}>
        {isCopied ? t('collect.copied') : t('collect.copy')}
      </button>
      <output className="unseen">{isCopied && t('collect.copied')}</output>
    </div>
  )
}
