import { throwNotFound } from '../request/page-failure.ts'

/** Catch-all route. The frame comes from the root loader. */
export const loader = () => throwNotFound()

export default function NotFoundPage() {
  return null
}
