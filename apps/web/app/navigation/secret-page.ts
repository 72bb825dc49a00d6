/**
 * For links to a page whose address is a secret: a document of its own has its own referrer policy, is not prefetched, and
 * leaves no trace in the transitions that the router stores.
 */
export const secretPage = { reloadDocument: true, prefetch: 'none', viewTransition: false } as const
