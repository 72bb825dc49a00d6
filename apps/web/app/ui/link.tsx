import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A link to a page of ours; addresses come from pathTo. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={to} {...rest} />
}
