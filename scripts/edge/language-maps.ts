import { defaultLocale, localeCodes } from '../../packages/contract/src/locale/locale.ts'

const others = localeCodes.filter((code) => code !== defaultLocale)
/** Without tw and zh: the tag `tw` means the language Twi, and Chinese is distinguished by script and region. */
const byTag = localeCodes.filter((code) => code !== 'tw' && code !== 'zh')

/**
 * Maps for nginx: choose the language of `/` as apps/web/app/i18n/choose-locale.ts does, as far as that needs no weights. If the
 * first language of the header has no weight, it is the preferred one.
 */
export const writeLanguageMaps = (): string =>
  [
    '# Made by `npm run generate` from the list of languages. Do not edit.',
    '',
    '# LOCALE_COOKIE_NAME of web.env.',
    'map $cookie_i18n_redirected $edge_locale_of_cookie {',
    '  default "";',
    ...localeCodes.map((code) => `  "~^${code}$" ${code};`),
    '}',
    '',
    '# ask: the web decides.',
    'map $http_accept_language $edge_locale_of_header {',
    '  default ask;',
    `  "" ${defaultLocale};`,
    '  "~*^zh(?=[a-z0-9-]*-(?:hant|tw|hk|mo)(?:[,-]|$))(?![a-z0-9-]*-hans(?:[,-]|$))(?:-[a-z0-9]+)+(?:,|$)" tw;',
    '  "~*^zh(?:-[a-z0-9]+)*(?:,|$)" zh;',
    ...byTag.map((code) => `  "~*^${code}(?:-[a-z0-9]+)*(?:,|$)" ${code};`),
    '  # One language, and none of ours.',
    `  "~*^[a-z]+(?:-[a-z0-9]+)*$" ${defaultLocale};`,
    '}',
    '',
    '# A link within the site always means English.',
    'map "$http_sec_fetch_site|$edge_locale_of_cookie|$edge_locale_of_header" $edge_locale {',
    '  default $edge_locale_of_header;',
    `  "~^same-origin\\|" ${defaultLocale};`,
    ...localeCodes.map((code) => `  "~\\|${code}\\|" ${code};`),
    '}',
    '',
    '# Of the pages that nginx has itself: the language of the address.',
    'map $request_uri $edge_locale_of_path {',
    `  default ${defaultLocale};`,
    ...others.map((code) => `  "~^/${code}(?:[/.?]|$)" ${code};`),
    '}',
    '',
  ].join('\n')
