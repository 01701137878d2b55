import type { ParameterValues } from '#app/models/parameter-values.ts'

/** A place elsewhere where the company can be found. */
export type Network = { name: string; href: string; icon: string }

const networks = [
  ['FACEBOOK_URL', 'Facebook', 'facebook'],
  ['INSTAGRAM_URL', 'Instagram', 'instagram'],
  ['TWITTER_URL', 'X (Twitter)', 'twitter'],
  ['LINKEDIN_URL', 'LinkedIn', 'linkedin'],
  ['TIKTOK_URL', 'TikTok', 'tiktok'],
  ['YOUTUBE_URL', 'YouTube', 'youtube'],
  ['GOOGLE_REVIEWS_URL', 'Avis Google', 'star'],
  ['TRIPADVISOR_URL', 'Tripadvisor', 'tripadvisor'],
  ['DISCORD_SERVER', 'Discord', 'discord'],
  ['TELEGRAM_AT', 'Telegram', 'telegram'],
] as const

/** Where else the company is, as it has said. */
export function listNetworks(values: ParameterValues): Network[] {
  return networks.flatMap(([type, name, icon]) => {
    const value = values[type]
    if (!value) return []
    return [{ name, icon, href: type === 'TELEGRAM_AT' ? `https://t.me/${value.replace(/^@/, '')}` : value }]
  })
}
