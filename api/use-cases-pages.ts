import { checkLayoutHash } from './pages/drafts/check-layout-hash.ts'
import { dropPageDraft } from './pages/drafts/drop-page-draft.ts'
import { getPageDraft } from './pages/drafts/get-page-draft.ts'
import { getPagePreview } from './pages/drafts/get-page-preview.ts'
import { getPageVersion } from './pages/drafts/get-page-version.ts'
import { listPageDrafts } from './pages/drafts/list-page-drafts.ts'
import { listPageVersions } from './pages/drafts/list-page-versions.ts'
import { previewLayout } from './pages/drafts/preview-layout.ts'
import { publishPageDraft } from './pages/drafts/publish-page-draft.ts'
import { restorePageVersion } from './pages/drafts/restore-page-version.ts'
import { savePageDraft } from './pages/drafts/save-page-draft.ts'
import { schedulePageDraft } from './pages/drafts/schedule-page-draft.ts'
import type { UseCases } from './visit.ts'

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
