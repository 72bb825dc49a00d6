import type { WorkerConfig } from '../config.ts'
import type { Provider } from './provider.ts'
import { sampleProvider } from './sample.ts'

/** The providers this installation uses. */
export const listProviders = (config: WorkerConfig): Provider[] => (config.SAMPLE_DATA ? [sampleProvider] : [])
