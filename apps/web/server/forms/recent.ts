type Recent<Value> = {
  get: (name: string) => Value | undefined
  set: (name: string, value: Value) => void
  getOrMake: (name: string, make: () => Value) => Value
}

/** So many values by name; the one that was used longest ago makes room. A Map keeps the order in which it was written. */
export function createRecent<Value>(most: number): Recent<Value> {
  const values = new Map<string, Value>()
  const set = (name: string, value: Value) => {
    values.delete(name)
    values.set(name, value)
    if (values.size <= most) return
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
