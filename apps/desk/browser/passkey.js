// Signs in with a passkey, or makes one. The browser's own functions read and write the JSON of WebAuthn.

/** @param {string} address @param {object} body */
async function post(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

/** @param {string} text */
function say(text) {
  const status = document.getElementById('status')
  if (status !== null) status.textContent = text
}

/** @param {string} base @param {string} next */
async function signIn(base, next) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post(`${base}/sign-in/options`, {}))
  const credential = await navigator.credentials.get({ publicKey })
  await post(`${base}/sign-in`, { response: credential })
  location.replace(next)
}

/** @param {string} base @param {string} next */
async function enrol(base, next) {
  const key = location.hash.slice(1)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post(`${base}/enrol/options`, { key }))
  const credential = await navigator.credentials.create({ publicKey })
  await post(`${base}/enrol`, { key, response: credential })
  location.replace(next)
}

for (const [id, work] of /** @type {const} */ ([
  ['sign-in', signIn],
  ['enrol', enrol],
])) {
  const button = document.getElementById(id)
  button?.addEventListener('click', () => {
    const { base = '', next = '/' } = button.dataset
    say('')
    void work(base, next).catch((/** @type {Error} */ error) => say(error.message))
  })
}
