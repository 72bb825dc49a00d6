import { z } from 'zod'
import { localeCodes, type Locale } from '../locale/locale.ts'
import { findAccentFault } from './accent.ts'
import { polydex } from './default-site.ts'

const text = (max: number) => z.string().trim().min(1).max(max)

/** A text in every language of the site. */
const inLanguages = (max: number) => z.partialRecord(z.enum(localeCodes), text(max))

const linkAddress = z
  .string()
  .max(2_000)
  .regex(
    /^(?:https?:\/\/[^\s/]+\S*|\/(?!\/)\S*)$/,
    'must be an http or https address, or a path of this site such as /about',
  )

const link = z.strictObject({
  text: inLanguages(40).describe('What the link says, in every language of the site'),
  to: linkAddress.describe('An http or https address, or a path of this site such as /about'),
})

const fields = z.strictObject({
  $schema: z.string().optional().describe('Where editors find this description'),
  name: text(40).default(polydex.name).describe('Name of the site: in its header, titles, mails and files'),
  headline: inLanguages(80).optional().describe('Title of the home page, in every language of the site'),
  sentence: inLanguages(200)
    .optional()
    .describe('What the site is, in one sentence: in the footer, in link previews and on the home page'),
  logo: z
    .string()
    .regex(/\.(?:svg|png)$/i, 'must be an SVG or PNG file')
    .optional()
    .describe('An SVG or PNG file, square, at most 100 KB; beside the name, and as icon. Relative to this file'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b6e4f')
    .optional()
    .superRefine((hex, context) => {
      const fault = hex !== undefined && /^#[0-9a-f]{6}$/i.test(hex) ? findAccentFault(hex) : undefined
      if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
    })
    .describe('Colour of links and buttons, such as #0b6e4f; all tints follow from it'),
  languages: z
    .array(z.enum(localeCodes))
    .min(1)
    .refine((codes) => new Set(codes).size === codes.length, 'must name each language once')
    .default([...polydex.languages])
    .describe('Languages of the site; the first has addresses without a prefix'),
  header: z.array(link).max(4).optional().describe('Links at the end of the header'),
  footer: z.array(link).max(12).optional().describe('Links in a column of the footer, below the name of the site'),
  legal: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A folder with texts that replace those of /privacy and /terms: privacy.<language>.txt, terms.<language>.txt. Relative to this file',
    ),
  catalogue: z
    .string()
    .min(1)
    .optional()
    .describe('A folder with a catalogue of your own, instead of CATALOGUE_FROM. Relative to this file'),
  figures: z.boolean().default(true).describe('Visits, places in public lists, rankings and months'),
  accounts: z.boolean().default(true).describe('Accounts; without them favourites and lists stay in the browser'),
  submissions: z.boolean().default(true).describe('Whether visitors send in tools, corrections and claims'),
})

export type SiteFile = Omit<z.output<typeof fields>, '$schema'>

/** Texts that lack a language of the site. */
function* findMissingTexts(file: SiteFile): Generator<{ path: (string | number)[]; message: string }> {
  const texts: [(string | number)[], Partial<Record<Locale, string>> | undefined][] = [
    [['headline'], file.headline],
    [['sentence'], file.sentence],
    ...(['header', 'footer'] as const).flatMap((place) =>
      (file[place] ?? []).map((entry, index): [(string | number)[], typeof entry.text] => [
        [place, index, 'text'],
        entry.text,
      ]),
    ),
  ]
  for (const [path, given] of texts)
    for (const locale of given === undefined ? [] : file.languages)
      if (given?.[locale] === undefined)
        yield { path: [...path, locale], message: 'is missing: the site has this language' }
}

/** The file with which an operator makes the site their own; every field is optional. */
export const siteFile = fields
  .superRefine((file, context) => {
    for (const { path, message } of findMissingTexts(file)) context.addIssue({ code: 'custom', path, message })
  })
  .transform(({ $schema, ...file }) => ($schema === undefined ? file : file))

/** JSON Schema for completion in editors. */
export const describeSiteFile = (): string => `${JSON.stringify(z.toJSONSchema(fields, { io: 'input' }), null, 2)}\n`
