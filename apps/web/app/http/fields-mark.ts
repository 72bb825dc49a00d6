/**
 * Placeholder that server/forms/limit-forms.ts replaces with what the visitor typed, in a page that is rendered once
 * for everyone.
 */
export const fieldsMark = '%fields%'
