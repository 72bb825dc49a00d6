/** Where server/limit-forms.ts puts what a visitor typed into a page that is rendered once for all of them. */
export const fieldsMark = '%fields%'
