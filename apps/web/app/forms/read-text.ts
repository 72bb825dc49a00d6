/** A text field; a file in its place counts as empty. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** All values of a field that may be repeated. */
export const readTexts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string')
