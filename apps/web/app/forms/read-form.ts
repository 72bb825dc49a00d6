import { throwFailure } from '../api/page-failure.ts'

/** The fields of a posted form. What is no form is the caller's fault, not ours. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => throwFailure('invalid_input'))
