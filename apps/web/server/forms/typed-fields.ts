import { text } from 'node:stream/consumers'
import type { Request } from 'express'

/** Bytes. Upper bound of the site's longest form, a full submission, percent-encoded. */
const maxBytes = 32 * 1024
const maxFields = 50

/** Never echoed in a page; the visitor types them again. */
const secretFields = ['password', 'currentPassword', 'newPassword', 'trialPassword'] as const
export type SecretField = (typeof secretFields)[number]

/** What the visitor typed, as hidden fields for the next attempt, and which secrets were among it. */
export type TypedFields = { html: string; secrets: SecretField[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

/** Undefined if the request is not a small form; its body is then not read. */
export async function readTypedFields(request: Request): Promise<TypedFields | undefined> {
  const length = Number(request.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytes) || !/^application\/x-www-form-urlencoded\b/i.test(request.get('content-type') ?? ''))
    return undefined
  const fields = [...new URLSearchParams(await text(request))]
  if (fields.length > maxFields) return undefined
  const isSecret = (name: string) => secretFields.some((secret) => secret === name)
  return {
    html: fields
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join(''),
    secrets: secretFields.filter((secret) => fields.some(([name]) => name === secret)),
  }
}
