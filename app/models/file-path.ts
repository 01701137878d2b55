const files = /^\/(api|images|fonts|theme|assets|art|e-label|healthz|readyz)(\/|$)|\.[a-z0-9]{2,5}$/

/** Whether a path is that of no page: the browser fetches it itself. */
export function isFilePath(path: string): boolean {
  return files.test(path)
}

/** Whether the browser loads a whole document to get there: a file, or the panel, which is no page of the browser's router. */
export function leavesRouter(path: string): boolean {
  return isFilePath(path) || /^\/admin(\/|$)/.test(path)
}
