import { createContext } from 'react'

/** Marks our own scripts during rendering; see http/sign-scripts.ts. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
