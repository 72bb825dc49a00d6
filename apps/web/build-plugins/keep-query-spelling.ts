import { replaceOnce } from './replace-once.ts'

/**
 * React Router takes its own parameter `index` out of every address whose data it asks for, and taking out nothing also
 * spells the query anew: `price=free,paid` becomes `price=free%2Cpaid`. That is another address, which the server
 * answers with a 301, and not the one that was fetched when somebody pointed at the link.
 */
export const keepQuerySpelling = () =>
  replaceOnce({
    name: 'keep-query-spelling',
    file: /react-router\/dist\/.*ssr\/single-fetch\.js/,
    original: 'url.searchParams.delete("index");',
    replacement: 'if (indexValues.length > 0) url.searchParams.delete("index");',
    reason: 'build-plugins/keep-query-spelling.ts',
  })
