import { text } from 'node:stream/consumers'
import type { Request } from 'express'

/** Bytes. The longest form of ours, a submission in full, written as %xx. */
const mostBytes = 32 * 1024
const mostFields = 50

/** What must never come back in a page; whoever sent it types it again. */
const secretFields = ['password', 'currentPassword', 'newPassword', 'trialPassword'] as const
export type SecretField = (typeof secretFields)[number]

/** What somebody typed: as hidden fields for the next try, and which secrets there were. */
export type TypedFields = { html: string; secrets: SecretField[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Undefined for what is no small form; nothing more is read of it. */
export async function readTypedFields(request: Request): Promise<TypedFields | undefined> {
  const length = Number(request.get('content-length') ?? Number.NaN)
  if (!(length <= mostBytes) || !/^application\/x-www-form-urlencoded\b/i.test(request.get('content-type') ?? ''))
    return undefined
  const fields = [...new URLSearchParams(await text(request))]
  if (fields.length > mostFields) return undefined
  const isSecret = (name: string) => secretFields.some((secret) => secret === name)
  return {
    html: fields
      .filter(([name]) => !isSecret(name))
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join(''),
    secrets: secretFields.filter((secret) => fields.some(([name]) => name === secret)),
  }
}
