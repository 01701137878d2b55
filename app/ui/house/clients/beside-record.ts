/** What a client or a message is shown with. */
export type BesideRecord = {
  /** The tags that clients of the house wear. */
  knownTags: readonly string[]
  readyReplies: readonly { id: string; title: string; text: string }[]
}
