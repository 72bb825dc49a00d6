import { requestIdOf } from '@polydex/contract/http/request-id'
import type { Trust } from '@polydex/contract/address/trusted-proxies'
import { runInRequest } from '@polydex/process/request-scope'
import type { RequestHandler } from 'express'

/** Gives every request an id, or keeps that of the edge. Its log lines and its API calls carry the id. */
export const nameRequests =
  (isTrusted: Trust): RequestHandler =>
  (request, _response, next) =>
    runInRequest(requestIdOf(request, isTrusted), next)
