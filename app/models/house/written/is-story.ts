import type { WrittenKind } from '#app/models/content/written-kind.ts'

/** Whether what is written is the story of a product: over it stands nothing of its own, and the product goes online by itself. */
export function isStory({ kind }: { kind: WrittenKind }): boolean {
  return kind === 'product'
}
