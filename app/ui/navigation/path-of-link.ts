import { leavesRouter } from '#app/models/file-path.ts'
import { isPrivatePath } from '#app/models/private-path.ts'

/** The path of this site that the link around an element leads to, unless a document has to be loaded for it. */
export function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('data-reload')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isHere = pathname === location.pathname && search === location.search
  if (origin !== location.origin || (isHere && hash !== '') || leavesRouter(pathname)) return undefined
  // A document that has scripts of others is left behind at the door of what is one's own.
  if (document.getElementById('third-parties') && isPrivatePath(pathname)) return undefined
  return pathname + search + hash
}
