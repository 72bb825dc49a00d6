import { useMemo } from 'react'

/**
 * Loader data as one JSON text. React Router numbers every value that it embeds in a page and refers to it by number; of a
 * long list these numbers are what compresses worst. As a text, a page's data repeats what the page already says.
 */
export type Packed<Data> = string & { readonly of?: Data }

export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data)

/** The data, the same object as long as the loader's answer is. */
export const useUnpacked = <Data>(packed: Packed<Data>): Data => useMemo(() => JSON.parse(packed) as Data, [packed])
