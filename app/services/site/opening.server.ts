import type { RequestContext } from '#app/http/request-context.ts'

/** What an owner has written above a screen of the program's: the title with which the page at its address begins. */
export async function readOpening({ api }: RequestContext, url: string): Promise<{ title: string; lead: string } | undefined> {
  const page = await api.getPage({ params: { url } })
  const [first] = page.ok ? page.value.blocks : []
  return first?.type === 'title' ? { title: first.text, lead: first.lead ?? '' } : undefined
}
