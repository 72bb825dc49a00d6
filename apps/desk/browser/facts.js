// Keys of the page that checks facts. Everything they do is also a field, a button or a link of the page.

/** @param {string} id */
const press = (id) => document.getElementById(id)?.click()

/** The facts that can be seen. */
const facts = () =>
  [...document.querySelectorAll('fieldset.fact')].filter(
    (fact) => fact instanceof HTMLElement && fact.checkVisibility(),
  )

/** The fact that has the focus; the first one if none has. */
const present = () => facts().find((fact) => fact.contains(document.activeElement)) ?? facts()[0]

/** Moves the focus to a fact. @param {Element | undefined} fact */
function enter(fact) {
  const radio = fact?.querySelector('input[type=radio]:checked')
  if (radio instanceof HTMLElement) radio.focus()
}

/** @param {number} step */
function move(step) {
  const shown = facts()
  const at = shown.findIndex((fact) => fact.contains(document.activeElement))
  enter(shown[Math.max(0, Math.min(shown.length - 1, at + step))])
}

/** Says something of the present fact, and goes on to the next; to its fields if there is something to enter. @param {string} verdict */
function say(verdict) {
  const fact = present()
  const radio = fact?.querySelector(`input[type=radio][value=${verdict}]`)
  if (!(radio instanceof HTMLInputElement)) return
  radio.checked = true
  radio.focus()
  const field = fact?.querySelector('.fields input, .fields select, .fields textarea')
  if (verdict === 'change' && field instanceof HTMLElement) field.focus()
  else move(1)
}

/** @type {Record<string, () => void>} */
const keys = {
  j: () => move(1),
  k: () => move(-1),
  c: () => say('confirm'),
  e: () => say('change'),
  n: () => say('not-stated'),
  l: () => say('leave'),
  s: () => press('save'),
  x: () => press('skip'),
  o: () => press('open'),
  u: () => press('undo'),
  q: () =>
    location.assign(
      document
        .querySelector('form.address')
        ?.getAttribute('action')
        ?.replace(/\/[^/]*$/, '') ?? '/',
    ),
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select'

addEventListener('keydown', (event) => {
  const { target, key } = event
  if (!(target instanceof HTMLElement)) return
  const isTyping = target.matches(typing)
  if (key === 'Enter' && event.ctrlKey) return press('save')
  // A half-filled form is not to be sent by the key that ends a line.
  if (key === 'Enter' && target.matches('#facts input')) event.preventDefault()
  if (key === 'Escape' && isTyping) enter(present())
  if (isTyping || event.ctrlKey || event.altKey || event.metaKey) return
  const act = keys[key]
  if (act === undefined) return
  event.preventDefault()
  act()
})

/** The text comes once the worker has it. */
async function wait() {
  const place = document.getElementById('page-text')
  for (let tries = 0; tries < 30 && place?.querySelector('[data-wait]'); tries += 1) {
    await new Promise((done) => setTimeout(done, 500))
    const response = await fetch(place.dataset['from'] ?? '')
    const text = response.ok ? await response.text() : ''
    if (text !== '' && !text.includes('data-wait')) place.innerHTML = text
  }
}
void wait()
if (document.activeElement === document.body) enter(facts()[0])
