import type { RequestContext } from '#app/http/request-context.ts'

/** The origins beside our own that pictures of the site come from: its image network, where it has one. */
export async function listImageOrigins({ api }: Pick<RequestContext, 'api'>): Promise<string[]> {
  // The page that says that something failed must come all the same.
  const parameters = await api.listParameters().catch(() => undefined)
  const cdn = parameters?.ok ? parameters.value.find(({ type }) => type === 'IMAGE_CDN')?.value : undefined
  return cdn?.startsWith('https://') && URL.canParse(cdn) ? [new URL(cdn).origin] : []
}
