import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import type { Network } from '#app/ui/house/bars/networks.ts'

/** The networks in the order in which pages show them, each with its picture. */
const icons = [
  ['FACEBOOK_URL', 'facebook'],
  ['INSTAGRAM_URL', 'instagram'],
  ['TWITTER_URL', 'twitter'],
  ['LINKEDIN_URL', 'linkedin'],
  ['TIKTOK_URL', 'tiktok'],
  ['YOUTUBE_URL', 'youtube'],
  ['GOOGLE_REVIEWS_URL', 'star'],
  ['TRIPADVISOR_URL', 'tripadvisor'],
  ['DISCORD_SERVER', 'discord'],
  ['TELEGRAM_AT', 'telegram'],
] as const

/** Where else the company is, as it has said. */
export function listNetworks(values: ParameterValues): Network[] {
  return icons.flatMap(([type, icon]) => {
    const value = values[type]
    if (!value) return []
    const href = type === 'TELEGRAM_AT' ? `https://t.me/${value.replace(/^@/, '')}` : value
    return [{ name: frameTexts.networkNames[type], icon, href }]
  })
}
