import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ToolDetail } from '@polydex/contract/tool-detail'
import { listen } from '../tests/start-program.ts'
import { startWeb } from '../tests/start-site.ts'

/** Values that replace the model's in an invented tool; `gone`: the API refuses it. */
type Patch = Partial<ToolDetail> | 'gone'

export type PatchedSite = { origin: string; stop: () => Promise<void> }

/**
 * The built web on top of an API with a few extra tools, each a copy of a tool of the catalogue with changes. For cases
 * that the shipped catalogue has no example of. Its figures count as estimates, so its pages may be indexed.
 */
export async function startPatchedSite(
  api: string,
  model: string,
  patches: Record<string, Patch>,
): Promise<PatchedSite> {
  const patched = createServer((request, response) => {
    void answer(api, model, patches, request, response)
  })
  const port = await listen(patched)
  const endPatched = () => {
    patched.closeAllConnections()
    patched.close()
  }
  const web = await startWeb(`http://127.0.0.1:${port}`).catch((error: unknown) => {
    endPatched()
    throw error
  })
  const stop = async () => {
    await web.stop()
    endPatched()
  }
  return { origin: web.origin, stop }
}

async function answer(
  api: string,
  model: string,
  patches: Record<string, Patch>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const address = new URL(request.url ?? '/', api)
  const slug = address.searchParams.get('toolId') ?? ''
  const patch = patches[slug]
  const say = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
  }
  if (patch === 'gone') return say(410, JSON.stringify({ code: 'gone', message: 'removed' }))
  if (patch !== undefined) address.searchParams.set('toolId', model)
  const original = await fetch(address)
  const text = (await original.text()).replace('"figuresBasis":"sample"', '"figuresBasis":"visits"')
  if (patch === undefined) return say(original.status, text)
  const { data } = JSON.parse(text) as { data: ToolDetail }
  return say(original.status, JSON.stringify({ data: { ...data, slug, ...patch } }))
}
