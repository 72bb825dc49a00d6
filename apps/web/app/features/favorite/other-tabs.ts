const channelName = 'polydex:favorites'

let channel: BroadcastChannel | undefined

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(channelName))

/** Tells the other tabs that favourites of the account have changed; not what: they ask the API themselves. */
export const announceChange = (): void => openChannel()?.postMessage('changed')

export function listenToOtherTabs(listener: () => void): () => void {
  openChannel()?.addEventListener('message', listener)
  return () => openChannel()?.removeEventListener('message', listener)
}
