/** Rises when covers are drawn otherwise: their addresses are kept for ever. */
export const coverDrawing = 1

/** Names are no longer than this anywhere. */
export const longestCoverName = 80

/** Where the picture of a tool is, drawn from nothing but its name and group. */
export const coverAddress = (name: string, group: string): string =>
  `/covers/${coverDrawing}/${group}/${encodeURIComponent(name)}.svg`
