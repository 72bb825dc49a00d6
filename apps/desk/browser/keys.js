// Keys of the desk. Everything they do is also a link or a button of the page.

/** @param {string} id */
const press = (id) => document.getElementById(id)?.click()

/** Moves the focus along the cases of the queue. @param {number} step */
function move(step) {
  const links = [...document.querySelectorAll('a[data-case]')].filter((link) => link instanceof HTMLElement)
  const present = links.findIndex((link) => link === document.activeElement)
  links[Math.max(0, Math.min(links.length - 1, present + step))]?.focus()
}

/** Marks the case whose link has the focus. */
function mark() {
  const box = document.activeElement?.closest('tr')?.querySelector('input[type=checkbox]')
  if (box instanceof HTMLInputElement) box.checked = !box.checked
}

/** Releases the marked cases, or the one whose link has the focus. */
function release() {
  if (document.getElementById('release') === null) return
  if (document.querySelector('td input[type=checkbox]:checked') === null) mark()
  press('release')
}

function openReasons() {
  const reasons = document.getElementById('decline')
  if (!(reasons instanceof HTMLDetailsElement)) return
  reasons.open = true
  reasons.querySelector('button')?.focus()
}

/** The reasons are numbered once they are open. @param {string} key */
function chooseReason(key) {
  const buttons = document.querySelectorAll('#decline[open] button')
  const button = buttons[(Number(key) + 9) % 10]
  if (button instanceof HTMLElement) button.click()
}

const isQueue = document.getElementById('search') !== null

/** @type {Record<string, () => void>} */
const keys = isQueue
  ? { j: () => move(1), k: () => move(-1), x: mark, r: release, '/': () => document.getElementById('search')?.focus() }
  : {
      a: () => press('approve'),
      d: openReasons,
      u: () => press('undo'),
      j: () => press('next'),
      k: () => history.back(),
      m: () => document.getElementById('merge')?.focus(),
      p: () => press('preview'),
      q: () => document.querySelector('header a') instanceof HTMLElement && document.querySelector('header a').click(),
    }

addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof Element && event.target.matches('input:not([type=checkbox]), textarea, select')
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
  if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return
  if (/^\d$/.test(event.key)) return chooseReason(event.key)
  const act = keys[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
})
