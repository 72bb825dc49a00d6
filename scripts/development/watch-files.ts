import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Not sources: dependencies, results of builds, and what editors and Git keep beside files. */
const isIgnored = (name: string): boolean => /^(?:node_modules|build|\..*|.*~)$/.test(name)

/**
 * Reports every file that is saved, created or deleted in the folders and below, by its path. One watcher per folder:
 * a recursive one of Node 24 loses a file once an editor has replaced it. They do not keep the process alive.
 */
export function watchFiles(roots: readonly string[], onSaved: (path: string) => void): void {
  const watchers = new Map<string, FSWatcher>()

  const watchFolder = (folder: string): void => {
    watchers.get(folder)?.close()
    const watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name !== null && !isIgnored(name)) look(join(folder, name))
    })
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !isIgnored(entry.name)) watchFolder(join(folder, entry.name))
  }

  const look = (path: string): void => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return onSaved(path)
    try {
      watchFolder(path)
      // Files of a new folder may have been written before it was watched.
      for (const name of readdirSync(path)) if (!isIgnored(name)) look(join(path, name))
    } catch {
      // Deleted again meanwhile; the folder above reports that too.
    }
  }

  roots.forEach(watchFolder)
}
