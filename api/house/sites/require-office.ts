import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteOffice } from '../../platform/ports/site-office.ts'

/** The office that a call beyond its own site was given. */
export function requireOffice({ office }: CallContext): SiteOffice {
  if (!office) throw new Error('a call that sees other sites was not declared as one')
  return office
}
