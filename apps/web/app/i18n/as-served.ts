/**
 * For an element whose own text (or `alt`) comes from `Intl`: keeps the server's text. Browsers have their own data for
 * numbers, dates and country names, so the same call may return another space or short form there. Without this, React
 * would report a mismatch and render the whole page again, although either spelling is correct. It works one level
 * deep: spread it on the element that holds the text.
 */
export const asServed = { suppressHydrationWarning: true } as const
