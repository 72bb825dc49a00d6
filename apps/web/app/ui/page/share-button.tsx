import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../icon.tsx'

const shownForMs = 4_000

type ShareButtonProps = { title: string; address: string }

type Outcome = 'copied' | 'failed'

/** Optional despite its type: desktop Firefox has none. */
const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the system's share sheet, or copies the address if there is none. */
async function share(title: string, address: string): Promise<Outcome | null> {
  try {
    if (canShare()) {
      await navigator.share({ title, url: address })
      return null
    }
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch (error) {
    // Closing the system's dialog is not an error.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed'
  }
}

/** The result is shown in the button itself, so that nothing moves, and announced politely. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const t = useTranslate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(null), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const onClick = () => void share(title, address).then(setOutcome)
  const isCopied = outcome === 'copied'
  return (
    <>
      <button className="btn needs-script" type="button" onClick={onClick}>
        <Icon name={isCopied ? 'check' : 'share'} />
        <span>{isCopied ? t('site.linkCopied') : t('site.share')}</span>
      </button>
      <output className={outcome === 'failed' ? 'actions-note meta' : 'unseen'}>
        {isCopied && t('site.linkCopied')}
        {outcome === 'failed' && t('site.copyFailed', { address })}
      </output>
    </>
  )
}
