/** Description of a login for the account's owner; both values from closed lists, or null. */
export type Device = { browser: string | null; system: string | null }

/** The first match counts: Edge and Opera also claim to be Chrome, and all of them claim to be Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (text: string, names: typeof browsers): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Derives browser and system from a User-Agent. Only these two names are stored: the whole text would identify people. */
export function describeDevice(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, 500) ?? ''
  return { browser: findName(text, browsers), system: findName(text, systems) }
}
