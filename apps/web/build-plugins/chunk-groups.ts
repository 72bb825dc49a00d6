/**
 * What every page loads, in two files: React and React Router, which stay the same between releases, and the frame of
 * the site. Many small files would be larger, since each is compressed separately, and each is named twice in every
 * page.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  // With everything it imports.
  { name: 'frame', test: /[\\/]app[\\/]root\.tsx/, priority: 1 },
  // Parts shared by several kinds of pages: one file with a few parts too many is better than a dozen files.
  { name: 'parts', test: /[\\/]app[\\/](?:ui[\\/]|features[\\/]site[\\/]page-head\.tsx)/, minShareCount: 4 },
  // Cards of tools with their heart and note, which lists show together.
  {
    name: 'cards',
    test: /[\\/]app[\\/]features[\\/](?:tool[\\/](?:tool-(?:card|grid|labels|text)|card|country-shares|find-text|added)|favorite[\\/](?:favorite-button|heart-of))/,
    minShareCount: 4,
  },
  // What pages with a form share, a few hundred bytes each.
  { name: 'forms', test: /[\\/]app[\\/]forms[\\/]/, minShareCount: 2 },
]
