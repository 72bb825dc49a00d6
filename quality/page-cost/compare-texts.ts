import type { Side } from './start-side.ts'

/** The visible text of a page: without scripts, drawings, closed dialogs and texts for screen readers. */
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

/** Addresses whose text differs between two trees. */
export async function findOtherTexts([old, now]: readonly [Side, Side], paths: readonly string[]): Promise<string[]> {
  const others: string[] = []
  for (const path of paths) {
    const [before, after] = await Promise.all([readText(old.web.origin + path), readText(now.web.origin + path)])
    if (before !== after) others.push(path)
  }
  return others
}
