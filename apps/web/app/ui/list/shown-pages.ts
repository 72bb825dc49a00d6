/**
 * The numbers of a pagination: first, last, current and its neighbours; 0 stands for pages left out. Dots for a single
 * page would take the room of its number.
 */
export function listShownPages(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const unique = [...new Set(shown)].toSorted((a, b) => a - b)
  return unique.flatMap((number, index) => {
    const left = number - (unique[index - 1] ?? 0) - 1
    return left === 0 ? [number] : [left === 1 ? number - 1 : 0, number]
  })
}
