const files = /^\/(api|images|fonts|theme|assets|art|e-label|healthz|readyz)(\/|$)|\.[a-z0-9]{2,5}$/

/** Whether a path is that of no page: the browser fetches it itself. */
export function isFilePath(path: string): boolean {
  return files.test(path)
}
