/** How far a comment is: nobody but the house reads one that it has not let through. */
export const commentStates = ['WAITING', 'PUBLISHED', 'REFUSED'] as const

export type CommentState = (typeof commentStates)[number]

/** What an article says of comments by itself: as the site does, open, or closed. */
export const commentRules = ['SITE', 'OPEN', 'CLOSED'] as const

export type CommentRule = (typeof commentRules)[number]

/** What can be commented on, as the database names it. */
export const commentedKinds = ['news', 'blog'] as const

export type CommentedKind = (typeof commentedKinds)[number]

/** How many letters a comment, or what the house answers, may have. */
export const longestComment = 2000

/** Whether an article takes comments, on a site that opens them for all of its articles or does not. */
export function takesComments(rule: CommentRule, isOpenForAll: boolean): boolean {
  return rule === 'OPEN' || (rule === 'SITE' && isOpenForAll)
}
