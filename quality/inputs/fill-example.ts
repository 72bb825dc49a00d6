import type { Endpoint } from '@polydex/contract/endpoint'

/** The example of a call, with a test's values in the fields of the same names. */
export const fillExample = (endpoint: Endpoint, values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(endpoint.example as object).map(([name, value]) => [
      name,
      Object.hasOwn(values, name) ? values[name] : value,
    ]),
  )
