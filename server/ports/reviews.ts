import type { ReviewsPort } from '#api/platform/outside/reviews.ts'
import type { Settings } from '../settings/settings.ts'

/** The way to the review service, where the settings have its key. */
export async function openReviews({ googlePlacesKey: key }: Settings): Promise<ReviewsPort | undefined> {
  return key ? (await import('#api/platform/outside/google-places.ts')).openGooglePlaces({ key }) : undefined
}
