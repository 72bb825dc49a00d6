/**
 * What every page loads, in two files: React and React Router, which stay the same from release to release, and the
 * frame of the site. In many small ones it would be larger, since each is compressed alone, and named twice in each page.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  // With all that it imports.
  { name: 'frame', test: /[\\/]app[\\/]root\.tsx/, priority: 1 },
  // Parts that several kinds of pages are made of: rather one file with a part too many than a dozen.
  { name: 'parts', test: /[\\/]app[\\/]ui[\\/]/, minShareCount: 4 },
]
