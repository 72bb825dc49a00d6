/** Sides in pixels of the two files of an icon: what is shown at 24 to 48 and at 72 pixels on a dense screen. */
export const iconSides = [96, 192] as const
export type IconSide = (typeof iconSides)[number]

/** Both files of a tool together, as the table's constraint says. */
export const maxIconBytes = 12_288
