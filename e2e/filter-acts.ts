// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the outer function alone
import { listFilters } from '@polydex/contract/list-filter'
import type { Page } from '@playwright/test'

/** One action of a visitor on a list of tools. `pick` chooses among the elements present. */
export type FilterAct = {
  kind: 'tick' | 'sort' | 'order' | 'clear' | 'back'
  pick: number
  /** Pause before the action. */
  gapMs: number
}

export type FilterOutcome = {
  /** Actions taken, for the failure message. */
  done: string[]
  /** The filters and order that the visitor asked for in the end, in the form of `address`. */
  wish: string
  /** Parameters of the address, sorted by name. */
  address: string
  /** The same as read from the boxes, with order and direction from the address. */
  boxes: string
  /** Boxes that differed from the visitor's request when they were clicked. */
  surprises: string[]
  search: string
  slugs: string[]
  count: string
}

/**
 * Performs all actions within the page, so that the pauses are exact, and waits until nothing is pending. `wish` is
 * tracked independently of the page: a click on a box toggles that box, a link of an order sets the order, and after a
 * step back the history determines it.
 */
export const doFilterActs = (page: Page, acts: readonly FilterAct[]): Promise<FilterOutcome> =>
  page.evaluate(
    async ({ given, filters }) => {
      const [done, surprises]: string[][] = [[], []]
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      // On a busy machine a frame may take longer than any pause below; effects of a click wait for it.
      const nextFrame = () => new Promise(requestAnimationFrame)
      const read = (search: string): Set<string> =>
        new Set(
          [...new URLSearchParams(search)].flatMap(([key, value]) =>
            filters.includes(key) ? value.split(',').map((item) => `${key}=${item}`) : [`${key}=${value}`],
          ),
        )
      const isFilter = (pair: string) => filters.some((key) => pair.startsWith(`${key}=`))
      const write = (pairs: Iterable<string>) => [...pairs].toSorted().join('&')
      const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.facet input')]
      const nameOf = ({ name, value }: HTMLInputElement) => `${name}=${value}`
      const choose = <Item>(items: readonly Item[], pick: number) => items[pick % items.length]

      let wish = read(location.search)
      let steppingBack = false
      const atEnd = new AbortController()
      const arrive = () => {
        steppingBack = false
        wish = read(location.search)
        done?.push(`at ${location.search || '(all)'}`)
      }
      addEventListener('popstate', arrive, { signal: atEnd.signal })
      const setOrder = (link: HTMLAnchorElement | null | undefined, keys: readonly string[]) => {
        if (link === null || link === undefined) return
        const asked = new URL(link.href).searchParams
        wish = new Set([...wish].filter((pair) => !keys.some((key) => pair.startsWith(`${key}=`))))
        for (const key of keys) if (asked.has(key)) wish.add(`${key}=${asked.get(key)}`)
        link.click()
      }
      const act = {
        tick(pick: number) {
          const box = choose(
            boxes().filter((item) => !item.disabled && item.checkVisibility()),
            pick,
          )
          if (box === undefined) return
          if (box.checked !== wish.has(nameOf(box))) surprises?.push(`${nameOf(box)} was ${box.checked}`)
          box.click()
          if (box.checked) wish.add(nameOf(box))
          else wish.delete(nameOf(box))
        },
        sort: (pick: number) =>
          setOrder(choose([...document.querySelectorAll<HTMLAnchorElement>('#sort-menu a')], pick), ['sort', 'order']),
        order: () => setOrder(document.querySelector<HTMLAnchorElement>('.results-order a.order'), ['order']),
        clear() {
          const link = document.querySelector<HTMLAnchorElement>('.chips li:last-child a')
          if (link === null) return
          wish = new Set([...wish].filter((pair) => !isFilter(pair)))
          link.click()
        },
        back() {
          // Never back out of the list, nor again before the last step back has finished.
          if (steppingBack || ((history.state as { idx?: number } | null)?.idx ?? 0) === 0) return
          steppingBack = true
          history.back()
        },
      }
      for (const { kind, pick, gapMs } of given) {
        await wait(gapMs)
        act[kind](pick)
        done?.push(`+${gapMs} ${kind} ${write(wish)}`)
        // Only resets the page for the next actions, and must be visible before them.
        if (kind === 'clear') await wait(200).then(nextFrame)
      }
      const router = (window as { __reactRouterDataRouter?: { state: { navigation: { state: string } } } })
        .__reactRouterDataRouter
      for (let quiet = 0; quiet < 4; quiet += 1) {
        await wait(100)
        await nextFrame()
        const isBusy = router?.state.navigation.state !== 'idle' || document.querySelector('[aria-busy=true]') !== null
        if (isBusy) quiet = -1
      }
      atEnd.abort()
      const ordered = [...read(location.search)].filter((pair) => !isFilter(pair))
      return {
        done: done ?? [],
        wish: write(wish),
        address: write(read(location.search)),
        boxes: write([
          ...boxes()
            .filter(({ checked }) => checked)
            .map(nameOf),
          ...ordered,
        ]),
        surprises: surprises ?? [],
        search: location.search,
        slugs: [...document.querySelectorAll<HTMLAnchorElement>('.card h3 a')].map(
          (link) => link.pathname.split('/').at(-1) ?? '',
        ),
        count: document.querySelector('#results')?.textContent ?? '',
      }
    },
    { given: acts, filters: [...listFilters] as string[] },
  )
