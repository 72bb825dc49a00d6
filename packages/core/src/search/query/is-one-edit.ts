/** Whether two words differ by one letter: wrong, missing, too many, or swapped with its neighbour. */
export function isOneEdit(first: string, second: string): boolean {
  const [short, long] =
    first.length <= second.length ? [Array.from(first), Array.from(second)] : [Array.from(second), Array.from(first)]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const isRestEqual = (shortFrom: number, longFrom: number): boolean =>
    short.slice(shortFrom).join('') === long.slice(longFrom).join('')
  if (short.length < long.length) return isRestEqual(at, at + 1)
  if (at === long.length) return false
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isRestEqual(at + 1, at + 1) || (isSwapped && isRestEqual(at + 2, at + 2))
}
