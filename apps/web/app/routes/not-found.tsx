import { throwNotFound } from '../api/page-failure.ts'

/** Whatever no page matches. The frame comes from the root's loader. */
export const loader = () => throwNotFound()

export default function NotFoundPage() {
  return null
}
