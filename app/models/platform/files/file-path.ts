const files = /^\/(api|images|fonts|theme|assets|art|e-label|healthz|readyz)(\/|$)|\.[a-z0-9]{2,5}$/

/** Whether a path is that of no page: the browser fetches it itself. */
export function isFilePath(path: string): boolean {
  return files.test(path)
}

/** Where somebody fills something in and React has the page. */
const screens =
  /^\/(contact|contact-redacteur|auth|mon-compte|inscription|invitation|password|droits|deconnexion|panier(?!\/(ajouter|garde|en-bref|composer)$)|commande(?!\/payer\/))(\/|$)/

/** Whether the browser loads a page by itself to get there: a file, the panel, or a screen, which is alive in another way. */
export function leavesDocuments(path: string): boolean {
  return isFilePath(path) || /^\/admin(\/|$)/.test(path) || screens.test(path)
}
