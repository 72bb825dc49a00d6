import type { FormFault, RefusedForm } from '../../forms/form-fault.ts'

/** The forms of the page. */
export const makerForms = ['claim', 'check', 'icon', 'visits'] as const
export type MakerFormName = (typeof makerForms)[number]

/** The outcome of one of them. A form that never left the browser has no name. */
export type MakerAnswer =
  | { form: 'claim' }
  /** `before`: time of the previous check, as the form sent it; `askedAt`: milliseconds. */
  | { form: 'check'; before: string; askedAt: number }
  | { form: 'icon' }
  | { form: 'visits'; months: number }
  | ({ form?: MakerFormName } & RefusedForm<{ csv: string; url: string }>)

/** Why the form was refused, if it was. */
export const faultOf = (answer: MakerAnswer | undefined): FormFault | undefined =>
  answer !== undefined && 'fault' in answer ? answer.fault : undefined
