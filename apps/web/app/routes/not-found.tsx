import { throwNotFound } from '../api/page-failure.ts'

/** Whatever no page matches. */
export const loader = throwNotFound

export default function NotFoundPage() {
  return null
}
