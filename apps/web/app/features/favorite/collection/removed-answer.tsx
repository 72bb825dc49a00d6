import { useTranslate } from '../../../i18n/translate.tsx'

type RemovedAnswerProps = { removed: { slug: string; name: string; savedAt: string | null }; address: string }

/** Undo for a removal without script. */
export function RemovedAnswer({ removed: { slug, name, savedAt }, address }: RemovedAnswerProps) {
  const t = useTranslate()
  return (
    <form className="in-row collection-answer" method="post" action={address}>
      <output>{t('collect.removed', { name })}</output>
      {savedAt !== null && <input type="hidden" name="savedAt" value={savedAt} />}
      <button className="btn" type="submit" name="save" value={slug}>
        {t('collect.undo')}
      </button>
    </form>
  )
}
