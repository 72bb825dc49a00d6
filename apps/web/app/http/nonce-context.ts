import { createContext } from 'react'

/** Marks the scripts that are ours while a page is rendered; http/sign-scripts.ts. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
