import type { BrowserContext } from '@playwright/test'

/** What happened in a browser; each is a line for a reader. */
export type Observed = {
  /** Payloads that ran. */
  executions: string[]
  /** Violations of the content security policy: payloads that only the policy stopped. */
  violations: string[]
  dialogs: string[]
  /** Requests to other hosts. */
  requests: string[]
}

/** Watches all pages of a context, which must not have any yet. */
export async function watchContext(context: BrowserContext, ownHosts: readonly string[]): Promise<Observed> {
  const observed: Observed = { executions: [], violations: [], dialogs: [], requests: [] }
  await context.exposeBinding('hit', ({ page }, id) => void observed.executions.push(`${id} at ${page.url()}`))
  await context.exposeBinding('noteViolation', (_, text) => void observed.violations.push(String(text)))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void }
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample} at ${documentURI}`)
    })
  })
  context.on('dialog', (dialog) => {
    observed.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !ownHosts.includes(host)) observed.requests.push(request.url())
  })
  return observed
}
