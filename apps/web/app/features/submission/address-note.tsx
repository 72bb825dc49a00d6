import { pathTo } from '../../addresses/path-to.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Link } from '../../ui/link.tsx'
import { useAddressCheck } from './use-address-check.ts'

export type TypedAddress = { text: string; isDone: boolean }

/**
 * The hint of the address field or, in its place, a live region: listed, waiting, same site as a listed tool, or not
 * public.
 */
export function AddressNote({ address: { text, isDone } }: { address: TypedAddress }) {
  const { t, locale } = useLanguage()
  const { status = 'new', tools = [] } = useAddressCheck(text, isDone) ?? {}
  const sentences = {
    new: undefined,
    listed: t('submit.addressListed'),
    waiting: t('submit.addressWaiting'),
    'same-site': t('submit.addressSameSite'),
    'not-public': t('form.urlInvalid'),
  }
  const sentence = sentences[status]
  return (
    <>
      {sentence === undefined && t('submit.urlHint')}
      <output className={status === 'same-site' ? undefined : 'said'} htmlFor="url">
        {sentence}
        {tools.map(({ slug, name }) => (
          <span key={slug}>
            {' '}
            <Link to={pathTo('tool', locale, slug)}>{name}</Link>
          </span>
        ))}
      </output>
    </>
  )
}
