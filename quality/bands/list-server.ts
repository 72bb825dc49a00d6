import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { openTlsServer } from '@polydex/core/testing/test-tls-server'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves a folder of lists as the public address does; `answers` take precedence, `onList` is called for each list
 * sent.
 */
export async function openListServer(folder: string) {
  const state = { answers: new Map<string, Answer>(), onList: () => {}, hasFolder: true }
  const server = await openTlsServer((request, response) => {
    const path = request.url ?? ''
    const answer = state.answers.get(path)
    if (answer !== undefined) answer(request, response)
    else if (state.hasFolder && /^\/[a-z]{2}\/\d{6}\.csv\.gz$/.test(path)) void sendFile(request, response, path)
    else response.writeHead(404).end()
  })
  async function sendFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const file = join(folder, path)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': found.size, etag: `"${found.size}"` })
    if (request.method === 'HEAD') return void response.end()
    state.onList()
    pipeline(createReadStream(file), response, () => {})
  }
  return { ...server, state }
}

export type ListServer = Awaited<ReturnType<typeof openListServer>>
