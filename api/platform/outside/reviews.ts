/** What somebody wrote of the house at the review service. */
export type FetchedReview = { author: string; rating: number; text: string; date: string }

/** The way to a review service: what it shows of a place, in its own order; throws when it cannot tell within its time. */
export type ReviewsPort = { fetch(place: string): Promise<FetchedReview[]> }
