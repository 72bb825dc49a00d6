import type { ClientBase } from 'pg'

/**
 * A connection that the server ends tells its client twice: the statement under way fails, and the client emits an
 * error. Unheard, the second ends the process. Nothing is to be done there: the next statement fails too, and a pool
 * throws the client away.
 */
export function surviveLoss<Client extends ClientBase>(client: Client): Client {
  return client.on('error', () => {})
}
