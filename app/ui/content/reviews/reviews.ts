import type { Answer, Contract } from '#api/contract/index.ts'
import type { Step } from '#app/models/content/post.ts'

export type Reviews = Answer<Contract['listGoogleReviews']>

/** The screen with what visitors have written of the house elsewhere. */
export type ReviewsView = { crumbs: Step[]; reviews: Reviews; link: string }
