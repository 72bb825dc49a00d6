const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
const reference = /^([0-9A-HJKMNP-TV-Z]{4})-?([0-9A-HJKMNP-TV-Z]{4})$/

/**
 * The id or reference of a case in what somebody typed or pasted: the address of its page, or the reference in any
 * spelling. Crockford's alphabet has no O, I and L, so they can only be misread digits.
 */
export function readCaseKey(text: string): string | undefined {
  const id = uuid.exec(text)?.[0].toLowerCase()
  if (id !== undefined) return id
  const symbols = text.replaceAll(/\s/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const found = reference.exec(symbols)
  return found === null ? undefined : `${found[1]}-${found[2]}`
}
