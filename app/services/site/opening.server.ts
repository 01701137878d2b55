import type { RequestContext } from '#app/http/request-context.ts'
import type { PageFact } from '#app/ui/platform/lists/page-facts.tsx'

/** What an owner says around a screen of the program's, on the page at its address: the title it begins with, and what is said in fields of the house's own. */
export type Opening = { words: { title: string; lead: string } | undefined; facts: readonly PageFact[] }

/** Reads the page at the address of such a screen; without one, or where it is not for this visitor, nothing is said. */
export async function readOpening({ api }: RequestContext, url: string): Promise<Opening> {
  const page = await api.getPage({ params: { url } })
  if (!page.ok) return { words: undefined, facts: [] }
  const { blocks, customFacts } = page.value
  const [first] = blocks
  const words = first?.type === 'title' ? { title: first.text, lead: first.lead ?? '' } : undefined
  return { words, facts: customFacts }
}
