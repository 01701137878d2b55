/** Where a popup can be read as a page of its own. */
export const popupPath = (id: string) => `/fenetres/${id}`

/** Whether a popup for these pages is for the page at this path; none named means all but the popups' own. */
export function isForPath(pages: readonly string[], path: string): boolean {
  if (path.startsWith(popupPath(''))) return false
  return pages.length === 0 || pages.includes(path.replace(/^\/|\/$/g, ''))
}
