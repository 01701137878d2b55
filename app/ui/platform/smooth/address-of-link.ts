import { leavesDocuments } from '#app/models/platform/files/file-path.ts'
import { isPrivatePath } from '#app/models/platform/web/private-path.ts'

/** Where in this site the link around an element leads to, unless the browser has to go there by itself. */
export function addressOfLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.hasAttribute('data-reload')) return undefined
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  if (url.origin !== location.origin || (isHere && url.hash !== '') || leavesDocuments(url.pathname)) return undefined
  // A document that has scripts of others is left behind at the door of what is one's own.
  if (document.getElementById('third-parties') && isPrivatePath(url.pathname)) return undefined
  return url
}
