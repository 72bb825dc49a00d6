import { useMemo } from 'react'

/**
 * Loader data as one JSON string. React Router numbers every value that it embeds in a page and refers to it by number;
 * in a long list these numbers compress worst. A JSON string mostly repeats text that is already in the page.
 */
export type Packed<Data> = string & { readonly of?: Data }

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data)

/** The parsed data; the same object until the loader's answer changes. */
export const useUnpacked = <Data>(packed: Packed<Data>): Data => useMemo(() => JSON.parse(packed) as Data, [packed])
