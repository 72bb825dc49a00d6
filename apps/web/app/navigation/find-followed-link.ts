import { findPage, hasSecretAddress } from '../addresses/find-page.ts'

/**
 * The link that an event is about, if it leads to a page of this site and the router may go there: not to a place on this
 * page, a file, a download, or a page that is wanted as a new document. One whose address is a secret always is: a document
 * of its own has its own referrer policy, is not fetched ahead, and leaves no trace in what the router stores.
 */
export function findFollowedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.target !== '') return null
  if (link.hasAttribute('download') || 'document' in link.dataset) return null
  // In HTML, `href="#top"` is the place; as a property it has the whole address.
  if (link.getAttribute('href')?.startsWith('#') !== false) return null
  const page = findPage(link.pathname)
  return page === undefined || hasSecretAddress(page) ? null : link
}
