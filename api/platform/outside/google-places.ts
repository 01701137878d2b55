import { z } from 'zod'
import type { FetchedReview, ReviewsPort } from './reviews.ts'

type Options = { key: string; url?: string; timeoutMs?: number }

/** Places API (New), version v1: what `places.get` answers for the fields that we ask for. */
const Place = z.object({
  reviews: z
    .array(
      z.object({
        rating: z.number().min(1).max(5),
        publishTime: z.string().regex(/^\d{4}-\d{2}-\d{2}T/),
        text: z.object({ text: z.string() }).optional(),
        originalText: z.object({ text: z.string() }).optional(),
        authorAttribution: z.object({ displayName: z.string() }),
      }),
    )
    .default([]),
})

const longestText = 5000
const longestName = 100
const mostBytes = 200_000

/** Asks Google what it shows of a place; an answer that is late, large or not as version v1 says counts as none. */
export function openGooglePlaces({ key, url = 'https://places.googleapis.com', timeoutMs = 2000 }: Options): ReviewsPort {
  return {
    fetch: async (place) => {
      const response = await fetch(new URL(`/v1/places/${encodeURIComponent(place)}?languageCode=fr`, url), {
        headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'reviews' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the review service answered ${response.status}`)
      const text = await response.text()
      if (text.length > mostBytes) throw new Error('the review service answered too much')
      return Place.parse(JSON.parse(text)).reviews.map(toReview)
    },
  }
}

function toReview(review: z.output<typeof Place>['reviews'][number]): FetchedReview {
  const { rating, publishTime, originalText, text, authorAttribution } = review
  return {
    author: authorAttribution.displayName.slice(0, longestName),
    rating: Math.round(rating),
    text: (originalText ?? text)?.text.slice(0, longestText) ?? '',
    date: publishTime.slice(0, 10),
  }
}
