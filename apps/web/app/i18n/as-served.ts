/**
 * For an element whose own text (or `alt`) comes from `Intl`: it stays as the server wrote it. Browsers bring their own
 * data for numbers, dates and names of countries, so the same call may give another space or short form there. Without
 * this React would call it a mismatch and render the whole page again, although either spelling is right. It reaches one
 * level deep: spread it on the element that holds the text.
 */
export const asServed = { suppressHydrationWarning: true } as const
