/** A name in three parts: before what was typed, that itself, and after it; null where it does not contain it. */
export function matchText(name: string, typed: string): [before: string, match: string, after: string] | null {
  const [lowerName, lowerTyped] = [name.toLowerCase(), typed.trim().toLowerCase()]
  const start = lowerTyped === '' ? -1 : lowerName.indexOf(lowerTyped)
  // A few letters change their length in lower case; positions would then be off.
  if (start < 0 || lowerName.length !== name.length) return null
  const end = start + lowerTyped.length
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
