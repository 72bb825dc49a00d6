/** Increment this when the drawing of covers changes: their addresses are cached for ever. */
export const coverDrawing = 2

/** Upper bound for the length of a name. */
export const maxCoverNameLength = 80

/** The address of a tool's cover, which is drawn from its name and group alone. */
export const coverAddress = (name: string, group: string): string =>
  `/covers/${coverDrawing}/${group}/${encodeURIComponent(name)}.svg`
