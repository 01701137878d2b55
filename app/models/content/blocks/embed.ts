import type { EmbedProvider } from './media-blocks.ts'

/** Where a thing of another site is framed from, and where it is seen over there. */
export type EmbedAddress = { frame: string; link: string }

/** Builds the address of what another site shows, in the variant that respects privacy; the reference is never an address. */
export function embedOf(provider: EmbedProvider, reference: string): EmbedAddress | undefined {
  if (provider === 'openstreetmap') return placeOf(reference)
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(reference)) return undefined
  switch (provider) {
    case 'youtube':
      return {
        frame: `https://www.youtube-nocookie.com/embed/${reference}`,
        link: `https://www.youtube.com/watch?v=${reference}`,
      }
    case 'vimeo':
      return { frame: `https://player.vimeo.com/video/${reference}?dnt=1`, link: `https://vimeo.com/${reference}` }
    case 'dailymotion':
      return {
        frame: `https://geo.dailymotion.com/player.html?video=${reference}`,
        link: `https://www.dailymotion.com/video/${reference}`,
      }
  }
}

/** The map around a place, with a mark on it. */
export function mapAround({ lat, lng }: { lat: number; lng: number }, zoom = 15): EmbedAddress {
  const half = 180 / 2 ** zoom
  const box = [lng - half * 1.6, lat - half, lng + half * 1.6, lat + half].map((degree) => degree.toFixed(5))
  const at = `${lat.toFixed(5)},${lng.toFixed(5)}`
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${at.replace(',', '%2C')}`,
    link: `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lng.toFixed(5)}#map=${zoom}/${at.replace(',', '/')}`,
  }
}

/** The sites that may stand in a frame of ours, for the policy of pages. */
export const frameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
  'https://www.openstreetmap.org',
] as const

function placeOf(reference: string): EmbedAddress | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = 15] = reference.split(',').map(Number)
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 1 && zoom <= 19)) return undefined
  return mapAround({ lat, lng }, zoom)
}
