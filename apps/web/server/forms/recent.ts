type Recent<Value> = {
  get: (name: string) => Value | undefined
  set: (name: string, value: Value) => void
  getOrMake: (name: string, make: () => Value) => Value
}

/** An LRU cache: the least recently used value is evicted. A Map iterates in insertion order. */
export function createRecent<Value>(maxEntries: number): Recent<Value> {
  const values = new Map<string, Value>()
  const set = (name: string, value: Value) => {
    values.delete(name)
    values.set(name, value)
    if (values.size <= maxEntries) return
    const [oldest] = values.keys()
    if (oldest !== undefined) values.delete(oldest)
  }
  return {
    get: (name) => values.get(name),
    set,
    getOrMake: (name, make) => {
      const value = values.get(name) ?? make()
      set(name, value)
      return value
    },
  }
}
