import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000
/** Half a minute in total: most checks take a second or two. */
const maxTurns = 10

/** Polls by reloading the page's data while it is mounted; returns true once it has given up. */
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
