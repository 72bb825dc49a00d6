import type { WorkerConfig } from '../config.ts'
import { createCruxProvider } from './crux.ts'
import { listCsvProviders } from './csv.ts'
import type { Provider } from './provider.ts'
import type { ReadReport } from './read-report.ts'
import { sampleProvider } from './sample.ts'

/** The providers of this installation. A fault of one is reported and does not affect the others. */
export async function listProviders(config: WorkerConfig, report: ReadReport): Promise<Provider[]> {
  const { SAMPLE_DATA, CSV_TRAFFIC_FOLDER = '', CRUX_FOLDER = '' } = config
  const providers: Provider[] = [
    ...(SAMPLE_DATA ? [sampleProvider] : []),
    ...(CSV_TRAFFIC_FOLDER === '' ? [] : await listCsvProviders(CSV_TRAFFIC_FOLDER, report)),
    ...(CRUX_FOLDER === '' ? [] : [createCruxProvider(CRUX_FOLDER)]),
  ]
  const doubled = findDoubled(providers.map(({ slug }) => slug))
  // Rows are never overwritten, so the wrong one of two would stay forever.
  for (const slug of doubled) report.fail(slug, 'is the slug of two providers; neither was read')
  return providers.filter(({ slug }) => !doubled.has(slug))
}

const findDoubled = (slugs: readonly string[]): Set<string> =>
  new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))
