import { data, href, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { isStaff } from '#app/models/identity/role.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import type { EndedSession } from '#app/ui/house/frame/staff.ts'
import { dropSession, loginFor, type Member } from '../platform/session/session.server.ts'
import { bringsPhotos, readWords } from './forms/sent-photos.server.ts'
import { findAnyone, panelContext } from './plans/panel-request.server.ts'
import { askingForProof, keepEntries, takeProof } from './proof.server.ts'

const secondFactor = href('/mon-compte/securite')

/** Lets staff into the panel: who is nobody yet may log in, and for everyone else it is not there. */
export async function requireStaff(asked: RouteArgs): Promise<Member> {
  const member = await findAnyone(asked)
  if (!member) throw await askForLogin(asked)
  if (member.isLimited) throw redirect(secondFactor)
  if (!isStaff(member.role)) throwNotFound()
  await takeProof(asked, member)
  return { ...member, api: askingForProof(asked, member) }
}

/** What only those who administer everything may see to; for the others of the staff the place is not there. */
export async function requireSuperAdmin(asked: RouteArgs): Promise<Member> {
  const staff = await requireStaff(asked)
  return staff.role === 'SUPER_ADMIN' ? staff : throwNotFound()
}

/** Who of the staff asks, if it is one of them. */
export async function findStaff(asked: RouteArgs): Promise<Member | undefined> {
  const member = await findAnyone(asked)
  return member && !member.isLimited && isStaff(member.role) ? member : undefined
}

/** Leads to the login; whoever sent a form keeps what they wrote. */
async function askForLogin({ request, context, url }: RouteArgs) {
  const place = url.pathname + url.search
  const headers = await dropSession(request)
  const typed = context.get(panelContext)?.typed ?? (bringsPhotos(request) ? await readWords(request) : undefined)
  if (!typed) return redirect(loginFor(place), { headers })
  const ended: EndedSession = { action: place, logIn: loginFor(href('/admin')), kept: keepEntries(typed) }
  return data({ ended }, { status: statusOf.unauthenticated, headers })
}
