/** Whether a popup for these pages is for the page at this path; none named means all. */
export function isForPath(pages: readonly string[], path: string): boolean {
  return pages.length === 0 || pages.includes(path.replace(/^\/|\/$/g, ''))
}
