import type { Side } from './start-side.ts'

/** What a page says to those who see it: without scripts, drawings, closed dialogs and what only screen readers get. */
function visibleTextOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body>/, '')
    .replaceAll(/<(script|svg|dialog)[\s>][\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+) class="unseen"[^>]*>[^<]*(?:<(?!\/\1>)[^>]*>[^<]*)*<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const readText = async (address: string): Promise<string> => visibleTextOf(await (await fetch(address)).text())

/** The addresses at which two trees do not say the same. */
export async function findOtherTexts([old, now]: readonly [Side, Side], paths: readonly string[]): Promise<string[]> {
  const others: string[] = []
  for (const path of paths) {
    const [before, after] = await Promise.all([readText(old.web.origin + path), readText(now.web.origin + path)])
    if (before !== after) others.push(path)
  }
  return others
}
