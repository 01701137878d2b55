import { type RouterContextProvider, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { isStaff } from '#app/models/role.ts'
import { dropSession, findMember, loginFor, type Member } from '../session.server.ts'
import { askingForProof } from './proof.server.ts'

export type PanelAsk = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

const secondFactor = '/mon-compte/securite'

/** Lets staff into the panel: who is nobody yet may log in, and for everyone else it is not there. */
export async function requireStaff({ request, context, url }: PanelAsk): Promise<Member> {
  const member = await findMember(request, context)
  if (!member) throw redirect(loginFor(url.pathname + url.search), { headers: await dropSession(request) })
  if (member.isLimited) throw redirect(secondFactor)
  if (!isStaff(member.role)) throwNotFound()
  return { ...member, api: askingForProof(member.api, context) }
}

/** What only those who administer everything may see to; for the others of the staff the place is not there. */
export async function requireSuperAdmin(asked: PanelAsk): Promise<Member> {
  const staff = await requireStaff(asked)
  return staff.role === 'SUPER_ADMIN' ? staff : throwNotFound()
}
