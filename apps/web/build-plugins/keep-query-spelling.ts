import { replaceOnce } from './replace-once.ts'

/**
 * React Router deletes its own `index` parameter from every data request, and even deleting nothing re-encodes the
 * query: `price=free,paid` becomes `price=free%2Cpaid`. The server answers that address with a 301, and it misses the
 * response prefetched on hover.
 */
export const keepQuerySpelling = () =>
  replaceOnce({
    name: 'keep-query-spelling',
    file: /react-router\/dist\/.*ssr\/single-fetch\.js/,
    original: 'url.searchParams.delete("index");',
    replacement: 'if (indexValues.length > 0) url.searchParams.delete("index");',
    reason: 'build-plugins/keep-query-spelling.ts',
  })
