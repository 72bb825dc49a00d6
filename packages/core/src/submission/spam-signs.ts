/**
 * Signs of spam in a case, with their weights. A sign that honest senders may show never holds a case alone: a price,
 * one link, capitals, a messenger. Those of weight 3 are produced by bots or identify a campaign.
 */
export const signWeights = {
  // In the text.
  markup: 3,
  shortener: 3,
  lookalike: 3,
  gibberish: 3,
  links: 2,
  contact: 2,
  shouting: 2,
  keywords: 2,
  repetition: 2,
  script: 2,
  vice: 2,
  'hard-sell': 2,
  link: 1,
  bait: 1,
  exclaiming: 1,
  // In the address.
  referral: 2,
  'hosted-page': 2,
  'wordy-host': 1,
  // Compared with listed tools.
  copied: 3,
  'listed-name': 2,
  // Compared with other cases.
  campaign: 3,
  'same-domain': 3,
  'same-contact': 3,
  'declined-before': 3,
  similar: 1,
  'same-suffix': 1,
  'busy-sender': 1,
  // Throttling: the case waits because it arrived during a flood.
  flood: 0,
} as const

export type SpamSign = keyof typeof signWeights

/**
 * A visitor's case with this score is held; for a confirmed account one more is needed, during a flood one less for
 * visitors.
 */
export const holdingScore = 3

/** Maximum number of visitors' cases in the queue during a flood; the others follow as editors decide. */
export const floodQueue = 50

/** The sum of the weights. */
export const scoreSigns = (signs: readonly SpamSign[]): number =>
  signs.reduce((sum, sign) => sum + signWeights[sign], 0)
