import { Form, useLocation } from 'react-router'
import { useLanguage } from '../../../i18n/translate.tsx'
import { pathTo } from '../../../addresses/path-to.ts'

/** Ends the session and returns to this page as a visitor. */
export function LogOutButton({ className }: { className?: string }) {
  const { t, locale } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <Form className="log-out" method="post" action={pathTo('account', locale)}>
      <input type="hidden" name="next" value={pathname + search} />
      <button className={className} type="submit" name="intent" value="logOut">
        {t('site.logOut')}
      </button>
    </Form>
  )
}
