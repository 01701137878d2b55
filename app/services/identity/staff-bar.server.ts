import type { RouterContextProvider } from 'react-router'
import { type WrittenKind, writtenPlaces } from '#app/models/content/written-kind.ts'
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
    member.api.listDrafts(),
  ])
  return {
    unread: messages.ok ? messages.value.total : 0,
    failedMails: mails.ok ? mails.value.total : 0,
    canEdit: !isPrivatePath(path),
    draft: drafts.ok ? draftOf(drafts.value.drafts, path) : undefined,
  }
}

type ListedDraft = { kind: WrittenKind; idRecord: string; url: string }

/** The draft of the page at hand, or else the newest of them all. */
function draftOf(drafts: ListedDraft[], path: string): StaffBar['draft'] {
  const here = drafts.find((draft) => isReadAt(draft, path))
  const shown = here ?? drafts[0]
  return shown && { desk: writtenPlaces[shown.kind], id: shown.idRecord, isHere: here !== undefined, count: drafts.length }
}

/** An article of the blog is read below its folders, where its own word comes last. */
function isReadAt({ kind, url }: ListedDraft, path: string): boolean {
  if (kind !== 'blog') return `/${url}` === path
  return path.startsWith('/blog/') && path.endsWith(url.slice(url.lastIndexOf('/')))
}
