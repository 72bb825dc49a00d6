const channelName = 'polydex:favorites'

let channel: BroadcastChannel | undefined

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(channelName))

/** Notifies other tabs that the account's favourites changed, without saying how: they reload them. */
export const announceChange = (): void => openChannel()?.postMessage('changed')

export function listenToOtherTabs(listener: () => void): () => void {
  openChannel()?.addEventListener('message', listener)
  return () => openChannel()?.removeEventListener('message', listener)
}
