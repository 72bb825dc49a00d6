import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000
/** Half a minute: most looks take a second or two. */
const maxTurns = 10

/** Reloads the data of the page while it is mounted, for a while; returns whether that was in vain. */
export function useLookAgain(): boolean {
  const { revalidate } = useRevalidator()
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (turns === maxTurns) return undefined
    const timer = setTimeout(() => {
      setTurns(turns + 1)
      void revalidate()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [turns, revalidate])
  return turns === maxTurns
}
