import type { Visit } from '../../platform/call/visit.ts'
import type { SiteOffice } from '../../platform/ports/site-office.ts'

/** The office that a call beyond its own site was given. */
export function requireOffice({ office }: Visit): SiteOffice {
  if (!office) throw new Error('a call that sees other sites was not declared as one')
  return office
}
