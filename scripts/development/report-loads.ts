// Preloaded by `npm run dev` into every app: tells its parent which of our files it has loaded.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, nextLoad) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.(url)
    return nextLoad(url, context)
  },
})
