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

/**
 * Says something of the present fact, and goes on to the next; to its fields if there is something to enter.
 * @param {'leave' | 'confirm' | 'change' | 'not-stated'} verdict
 */
function say(verdict) {
  const fact = present()
  const radio = fact?.querySelector(`input[type=radio][value=${verdict}]`)
  // Nothing is known that could be confirmed as a whole.
  if (fact !== undefined && radio === null && verdict === 'confirm') return say('change')
  if (!(radio instanceof HTMLInputElement)) return
  radio.checked = true
  radio.focus()
  const field = fact?.querySelector('.fields input, .fields select, .fields textarea')
  if (verdict === 'change' && field instanceof HTMLElement) field.focus()
  else move(1)
}

const table = document.querySelector('.plans')

/** A field of the row of a plan. @param {string} part @param {number} row */
const cell = (part, row) => {
  const field = table?.querySelector(`[name="plans.${part}.${row}"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
}

const amounts = () => [...document.querySelectorAll('#page-text mark[data-amount]')]

let reached = -1
function nextAmount() {
  const all = amounts()
  reached = (reached + 1) % all.length
  const mark = all[reached]
  if (mark instanceof HTMLElement) mark.focus()
}

/** Shows what an empty field stands for: the row above; for the first currency, what the text names most. */
function hint() {
  /** @type {string[]} */
  const named = amounts().map((mark) => mark.getAttribute('data-currency') ?? '')
  const count = (/** @type {string} */ code) => named.filter((other) => other === code).length
  const [most = ''] = [...new Set(named)].toSorted((one, other) => count(other) - count(one))
  let [currency, period] = ['', '']
  for (let row = 0; cell('name', row) !== undefined; row += 1) {
    const [money, time] = [cell('currency', row), cell('period', row)]
    if (money instanceof HTMLInputElement) money.placeholder = currency ? `${currency} (as above)` : most && `${most}?`
    if (time instanceof HTMLSelectElement && time.options[0]) time.options[0].text = period && `${period} (as above)`
    currency = money?.value.toUpperCase() || currency
    period = time?.value || period
  }
}

/** Puts an amount of the text into the next empty row, and asks for its name. @param {HTMLElement} mark */
function take({ dataset }) {
  let row = 0
  while (cell('amount', row)?.value) row += 1
  const [name, seat] = [cell('name', row), cell('perSeat', row)]
  if (name === undefined) return
  for (const part of ['amount', 'currency', 'period']) {
    const field = cell(part, row)
    if (field !== undefined) field.value = dataset[part] || field.value
  }
  if (seat instanceof HTMLInputElement) seat.checked = dataset['seat'] !== undefined
  const radio = document.querySelector('#fact-plans [value=change]')
  if (radio instanceof HTMLInputElement) radio.checked = true
  name.focus()
  hint()
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
  m: nextAmount,
  '/': () => document.querySelector('form.address input')?.select(),
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
  // The key that ends a field does not send a half-filled form.
  if (key === 'Enter' && target.matches('#facts :is(input, select)')) {
    event.preventDefault()
    if (target.closest('.fields')) move(1)
  }
  if (key === 'Enter' && target.matches('mark[data-amount]')) {
    event.preventDefault()
    take(target)
  }
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
  hint()
}
void wait()
table?.addEventListener('change', hint)
document.getElementById('page-text')?.addEventListener('click', ({ target }) => {
  const mark = target instanceof HTMLElement ? target.closest('mark[data-amount]') : null
  if (mark instanceof HTMLElement) take(mark)
})
const faulty = document.querySelector('[aria-invalid]')
if (faulty instanceof HTMLElement) faulty.focus()
else if (document.activeElement === document.body) enter(facts()[0])
