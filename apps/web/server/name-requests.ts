import { requestIdOf } from '@polydex/contract/request-id'
import type { Trust } from '@polydex/contract/trusted-proxies'
import { runInRequest } from '@polydex/process/request-scope'
import type { RequestHandler } from 'express'

/** Gives every request its id, or keeps the one of the edge. Its lines in the log and its calls of the API carry it. */
export const nameRequests =
  (isTrusted: Trust): RequestHandler =>
  (request, _response, next) =>
    runInRequest(requestIdOf(request, isTrusted), next)
