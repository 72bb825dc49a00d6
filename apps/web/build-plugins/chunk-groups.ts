/** Style sheets whose path under app/ begins like this. */
const stylesOf =
  (...starts: readonly string[]) =>
  (id: string): boolean =>
    /\.css(?:\?|$)/.test(id) && starts.some((start) => id.includes(`/app/${start}`))

/** Of parts and cards that many pages show. */
const isSharedStyle = stylesOf(
  'ui/',
  'features/favorite/favorite',
  'features/site/',
  'features/card/',
  'features/list/save-all',
  'features/tool/facts/standing',
)

/**
 * What every page loads, in two files: React and React Router, which stay the same between releases, and the frame of
 * the site. Many small files would be larger, since each is compressed separately, and each is named in every page. The
 * first paint waits for style sheets: a page has that of the frame, one that it shares with its kind, and at most that
 * of the map.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  // The root with everything it imports.
  { name: 'frame', test: (id: string) => id.endsWith('/app/root.tsx') || isSharedStyle(id), priority: 2 },
  // Of the pages with a map of the world.
  { name: 'map', test: stylesOf('ui/map/', 'features/band-map/'), priority: 3 },
  { name: 'account', test: stylesOf('features/account/', 'features/case/'), priority: 1 },
  { name: 'collect', test: stylesOf('features/favorite/', 'features/list/'), priority: 1 },
  { name: 'legal', test: stylesOf('features/about/', 'features/legal/'), priority: 1 },
  { name: 'lists', test: stylesOf('features/category/', 'features/find/'), priority: 1 },
  { name: 'ranking', test: stylesOf('features/ranking/'), priority: 1 },
  { name: 'compare', test: stylesOf('features/tool/compare/', 'features/compare/compare-start'), priority: 2 },
  { name: 'tool', test: stylesOf('features/tool/'), priority: 1 },
  // Parts shared by several kinds of pages: one file with a few parts too many is better than a dozen files.
  {
    name: 'parts',
    test: /[\\/]app[\\/](?:ui[\\/](?!map[\\/])|features[\\/]site[\\/]page-head\.tsx)/,
    minShareCount: 4,
  },
  // Cards of tools with their heart and note, which lists show together.
  {
    name: 'cards',
    test: /[\\/]app[\\/]features[\\/](?:card[\\/]|tool[\\/]added|favorite[\\/](?:favorite-button|heart-of))/,
    minShareCount: 4,
  },
  // What pages with a form share, a few hundred bytes each.
  { name: 'forms', test: /[\\/]app[\\/]forms[\\/]/, minShareCount: 2 },
]
