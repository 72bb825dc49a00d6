/** Every npm package over 2 KB that may be sent to browsers, and why. A new one needs a decision record first. */
export const allowedPackages: Record<string, { kilobytes: number; reason: string }> = {
  'react-dom': { kilobytes: 56, reason: 'draws the pages and takes them over in the browser (0005)' },
  'react-router': { kilobytes: 38, reason: 'goes from page to page without a new document (0005)' },
  downshift: { kilobytes: 10, reason: 'the list of suggestions, loaded when a search field is entered (0026)' },
  react: { kilobytes: 3, reason: 'what the pages are written with (0005)' },
}

/** Kilobytes. Smaller packages need no entry. */
export const smallest = 2
