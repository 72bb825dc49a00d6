/** A field of the forms of lists, which have no files. Not from forms/: what comes with it would weigh more than this page. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
