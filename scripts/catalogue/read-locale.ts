import { isLocale, localeCodes, type Locale } from '@polydex/contract/locale/locale'
import { UsageError } from '../polydex/machine.ts'

/** A language named by whoever runs a command. */
export function readLocale(given: string | undefined): Locale | undefined {
  if (given === undefined || isLocale(given)) return given
  throw new UsageError(`${given} is not a language of texts; these are: ${localeCodes.join(', ')}`)
}
