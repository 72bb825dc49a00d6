import { findPage, hasSecretAddress } from '../addresses/find-page.ts'

/**
 * The link that an event is about, if the router may follow it: to a page of this site, but not an anchor on this page,
 * a file, a download, or a link marked with data-document. Pages with a secret address are always loaded as documents:
 * a document has its own referrer policy, is not prefetched, and leaves no trace in the router's storage.
 */
export function findFollowedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.target !== '') return null
  if (link.hasAttribute('download') || 'document' in link.dataset) return null
  // The attribute holds `#top` as written; the property would hold the whole address.
  if (link.getAttribute('href')?.startsWith('#') !== false) return null
  const page = findPage(link.pathname)
  return page === undefined || hasSecretAddress(page) ? null : link
}
