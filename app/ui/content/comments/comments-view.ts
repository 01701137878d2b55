import type { Step } from '#app/models/content/post.ts'
import type { Paging } from '../../platform/lists/paging.ts'

/** A comment as all read it. */
export type CommentView = { id: string; author: string; text: string; createdAt: string; answer: string }

/** What visitors said of an article: the latest below it, and where all of it stands. */
export type CommentsView = {
  comments: CommentView[]
  total: number
  /** Whether the article takes further ones. */
  isOpen: boolean
  /** Where all stand, and where a further one is sent. */
  href: string
}

/** The page of all that was said of an article. */
export type CommentsPage = CommentsView & { title: string; article: string; crumbs: Step[]; paging: Paging }
