import type { RouterContextProvider } from 'react-router'
import { isPrivatePath } from '#app/models/private-path.ts'
import { isStaff } from '#app/models/role.ts'
import { findMember } from '../session.server.ts'

/** What staff find above a page of the public site; for everyone else there is none. */
export type StaffBar = { unread: number; failedMails: number; canEdit: boolean }

/** Reads the bar for whoever holds a login; a visitor without one costs nothing. */
export async function readStaffBar(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<StaffBar | undefined> {
  const member = await findMember(request, context)
  if (!member || member.isLimited || !isStaff(member.role)) return undefined
  const [messages, mails] = await Promise.all([
    member.api.listMessages({ query: { isRead: 'false', nbItem: 1 } }),
    member.api.listMails({ query: { state: 'FAILED', nbItem: 1 } }),
  ])
  return {
    unread: messages.ok ? messages.value.total : 0,
    failedMails: mails.ok ? mails.value.total : 0,
    canEdit: !isPrivatePath(path),
  }
}
