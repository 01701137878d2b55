/** Whether what is written is the story of a product: over it stands nothing of its own, and the product goes online by itself. */
export function isStory({ head }: { head: { title: string } }): boolean {
  return head.title === ''
}
