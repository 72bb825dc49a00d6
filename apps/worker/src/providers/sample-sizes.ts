/**
 * The hundred best-known sites of the catalogue, largest first as readers would expect. An order of magnitude for
 * demonstrations, not a claim: without it an unknown tool would lead its category, and pages could not be judged.
 */
const wellKnown = `
  chatgpt.com canva.com gemini.google.com translate.google.com shopify.com deepseek.com claude.ai character.ai
  duolingo.com grok.com perplexity.ai doubao.com copilot.microsoft.com notion.com figma.com deepl.com grammarly.com
  tripadvisor.com quizlet.com capcut.com wix.com openai.com quillbot.com suno.com remove.bg
  acrobat.adobe.com poe.com hubspot.com cursor.com kimi.com meta.ai smallpdf.com zendesk.com zapier.com miro.com
  lovable.dev notebooklm.google.com aistudio.google.com qwen.ai elevenlabs.io mailchimp.com gamma.app reverso.net
  midjourney.com kayak.com search.brave.com virustotal.com turnitin.com replit.com picsart.com zerogpt.com
  similarweb.com semrush.com clickup.com akinator.com genspark.ai photomath.com express.adobe.com gauthmath.com
  firefly.adobe.com manus.im leonardo.ai brevo.com make.com papago.naver.com prezi.com slidesgo.com n8n.io tinywow.com
  ahrefs.com photoroom.com webflow.com pixlr.com veed.io wolframalpha.com monica.im myfitnesspal.com
  anthropic.com code.claude.com mistral.ai openrouter.ai fotor.com klingai.com heygen.com ollama.com runwayml.com
  gptzero.me intercom.com turboscribe.ai evernote.com crunchbase.com z.ai tableau.com talkie-ai.com
  otter.ai ideogram.ai deepai.org remini.ai bolt.new v0.app
`
  .trim()
  .split(/\s+/)

const placeOf = new Map(wellKnown.map((host, index) => [host, index + 1]))

/** Typical monthly visits of each size tier, 1 … 5. */
const tierVisits = [40_000_000, 6_000_000, 900_000, 130_000, 20_000]

/** Typical monthly visits of a site, before its own character and the month are applied. */
export function typicalVisits(host: string, sizeTier: number | null): { visits: number; isWellKnown: boolean } {
  const place = placeOf.get(host)
  // Power law: the first has 28 times the visits of the tenth, and 790 times those of the hundredth.
  if (place !== undefined) return { visits: 5_000_000_000 * place ** -1.45, isWellKnown: true }
  return { visits: tierVisits[(sizeTier ?? 4) - 1] ?? 20_000, isWellKnown: false }
}
