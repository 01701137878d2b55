import type { RouterContextProvider } from 'react-router'
import { isStaff } from '#app/models/identity/role.ts'
import { isPrivatePath } from '#app/models/platform/web/private-path.ts'
import type { StaffBar } from '#app/ui/house/bars/staff-bar.tsx'
import { findMember } from '../platform/session/session.server.ts'

/** Reads the bar for whoever holds a login; a visitor without one costs nothing. */
export async function readStaffBar(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<StaffBar | undefined> {
  const member = await findMember(request, context)
  if (!member || member.isLimited || !isStaff(member.role)) return undefined
  const [messages, mails, drafts] = await Promise.all([
    member.api.listMessages({ query: { isRead: 'false', nbItem: 1 } }),
    member.api.listMails({ query: { state: 'FAILED', nbItem: 1 } }),
    member.api.listPageDrafts(),
  ])
  return {
    unread: messages.ok ? messages.value.total : 0,
    failedMails: mails.ok ? mails.value.total : 0,
    canEdit: !isPrivatePath(path),
    draft: drafts.ok ? draftOf(drafts.value.drafts, path) : undefined,
  }
}

/** The draft of the page at hand, or else the newest of them all. */
function draftOf(drafts: { idPage: string; url: string }[], path: string): StaffBar['draft'] {
  const here = drafts.find(({ url }) => `/${url}` === path)
  const shown = here ?? drafts[0]
  return shown && { id: shown.idPage, isHere: here !== undefined, count: drafts.length }
}
