import { checkLayoutHash } from '../../content/pages/drafts/check-layout-hash.ts'
import { dropPageDraft } from '../../content/pages/drafts/drop-page-draft.ts'
import { getPageDraft } from '../../content/pages/drafts/get-page-draft.ts'
import { getPagePreview } from '../../content/pages/drafts/get-page-preview.ts'
import { getPageVersion } from '../../content/pages/drafts/get-page-version.ts'
import { listPageDrafts } from '../../content/pages/drafts/list-page-drafts.ts'
import { listPageVersions } from '../../content/pages/drafts/list-page-versions.ts'
import { previewLayout } from '../../content/pages/drafts/preview-layout.ts'
import { publishPageDraft } from '../../content/pages/drafts/publish-page-draft.ts'
import { restorePageVersion } from '../../content/pages/drafts/restore-page-version.ts'
import { savePageDraft } from '../../content/pages/drafts/save-page-draft.ts'
import { schedulePageDraft } from '../../content/pages/drafts/schedule-page-draft.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

/** How the bodies of pages are written. */
export const pageUseCases = {
  checkLayoutHash,
  dropPageDraft,
  getPageDraft,
  getPagePreview,
  getPageVersion,
  listPageDrafts,
  listPageVersions,
  previewLayout,
  publishPageDraft,
  restorePageVersion,
  savePageDraft,
  schedulePageDraft,
} satisfies Partial<UseCases>
