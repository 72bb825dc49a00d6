/** Where the legend's links lead on the home page. */
export const groupAnchor = (slug: string): string => `group-${slug}`
