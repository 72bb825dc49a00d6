import { type ErrorCode } from '@polydex/contract/http/error'

/** A failure with a meaning for the caller; any other thrown error is a bug and answers `unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
