import { leavesRouter } from '#app/models/file-path.ts'

/** The server answers for 64 pages and two thousand characters at once; the router asks for those above each page as well. */
const most = { links: 16, characters: 800 }

const links = /<a (?=[^>]*?href="(\/(?!\/)[^"?#]*))/g

/** Tells the router, in HTML of the server's, which pages may come next, as its own links do. */
export function markLinks(html: string): string {
  const marked = new Set<string>()
  let characters = 0
  return html.replaceAll(links, (start: string, path: string) => {
    if (leavesRouter(path) || marked.has(path)) return start
    characters += encodeURIComponent(path).length
    if (marked.size === most.links || characters > most.characters) return start
    marked.add(path)
    return `${start}data-discover="true" `
  })
}
