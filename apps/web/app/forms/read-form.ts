import { throwFailure } from '../request/page-failure.ts'

/** The fields of a posted form. A body that is not a form is the client's error, not ours. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => throwFailure('invalid_input'))
