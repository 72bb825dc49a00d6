import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { countVisits } from './browser/count-use.ts'
import { watchChunks } from './navigation/chunk-failure.ts'
import { readPageMessages } from './i18n/catalog.client.ts'
import { watchSession } from './session/session-store.ts'

watchChunks()
countVisits()
readPageMessages()
// A task of its own, after that of the modules: a tap in between is handled first.
setTimeout(() => {
  watchSession()
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
})
