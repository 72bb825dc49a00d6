import type { Endpoint } from '@polydex/contract/endpoint'

/** The example of a call, with the values of a test in the fields that bear their names. */
export const fillExample = (endpoint: Endpoint, values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(endpoint.example as object).map(([name, value]) => [
      name,
      Object.hasOwn(values, name) ? values[name] : value,
    ]),
  )
