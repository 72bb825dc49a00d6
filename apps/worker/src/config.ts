import { siteSettings } from '@polydex/contract/site/load-site'
import { databaseConfig } from '@polydex/core/db/config'
import { mailFrom, smtpUrl } from '@polydex/core/mail/config'
import { secretsConfig } from '@polydex/core/secret/config'
import { logLevel } from '@polydex/process/create-logger'
import { z } from 'zod'
import { queueSetting } from './queue-names.ts'

const schema = databaseConfig.extend({
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  LOG_LEVEL: logLevel,
  /** For metrics and health; never for visitors. Port 0 disables it. */
  WORKER_INNER_HOST: z.string().default('127.0.0.1'),
  WORKER_INNER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Queues that this process works on, comma-separated. Empty: all. */
  WORKER_QUEUES: queueSetting,
  /** Allows starting with sample figures in production. */
  DEMO: z.stringbool().default(false),
  /** Source of the daily import: a folder, a file or an https address. */
  CATALOGUE_FROM: z.string().min(1).default('catalogue'),
  /** Slugs of tools whose mark is not shown, comma-separated: a brand objected. Taken from the next import on. */
  MARKS_OFF: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((slug) => slug !== '')),
  /** Visits the home pages of tools for their icons, and notes what they answer. */
  FETCH_ICONS: z.stringbool().default(false),
  /** Figures invented for demonstration; pages that show them say so. */
  SAMPLE_DATA: z.stringbool().default(false),
  /** Holds CSV files of monthly visits, one for each provider; docs/providers.md has the format. Empty: none. */
  CSV_TRAFFIC_FOLDER: z.string().optional(),
  /** For the job reseal-secrets, and for send-mail: addresses for answers are sealed. */
  ...secretsConfig,
  /** Server that takes our mail. Empty: none is sent. */
  SMTP_URL: smtpUrl,
  /** Sender of mails. */
  MAIL_FROM: mailFrom,
  /** Public origin of the site; links in mails are built from it. Required if mail is sent. */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** Address of countries' lists, compressed, with {country} and {month} in it. Empty: none are fetched. */
  BANDS_ADDRESS: z
    .union([
      z.literal(''),
      z
        .url({ protocol: /^https$/ })
        .refine((text) => text.includes('{country}') && text.includes('{month}'), 'must contain {country} and {month}'),
    ])
    .default('https://raw.githubusercontent.com/zakird/crux-top-lists/main/data/country/{country}/{month}.csv.gz'),
  /** Holds countries' lists of the Chrome UX Report; docs/providers.md has the format. Empty: none. */
  CRUX_FOLDER: z.string().optional(),
})

export type WorkerConfig = z.output<typeof schema>

/** Called once, in main.ts and run-job.ts. Nothing else reads process.env. */
export function loadConfig(environment: NodeJS.ProcessEnv): WorkerConfig {
  const config = schema.parse(environment)
  if (config.NODE_ENV === 'production' && config.SAMPLE_DATA && !config.DEMO) {
    throw new Error('SAMPLE_DATA=true in production requires DEMO=true: its figures are invented')
  }
  if (config.SMTP_URL !== undefined && config.SITE_ORIGIN === undefined) {
    throw new Error('SMTP_URL requires SITE_ORIGIN: mails contain links to the site')
  }
  return { ...config, CATALOGUE_FROM: siteSettings.catalogue ?? config.CATALOGUE_FROM }
}
