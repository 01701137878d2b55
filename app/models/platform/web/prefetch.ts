/** What a browser tells of its connection, where it does. */
export type Connection = { effectiveType?: string | undefined; saveData?: boolean | undefined }

/** Pages of one visitor, and pages that do something: never fetched before they are asked for. */
const personal =
  /^\/(mon-compte|auth|password|inscription|invitation|deconnexion|envies|panier|commande|suivi|admin|desinscription)(\/|$)/

/** Whether a page may be fetched before its link is clicked. */
export function mayPrefetch(path: string, connection: Connection | undefined): boolean {
  const isSlow = connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '')
  return !isSlow && !personal.test(path)
}
