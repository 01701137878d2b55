import { checkLayoutHash } from '../../content/drafts/check-layout-hash.ts'
import { dropDraft } from '../../content/drafts/drop-draft.ts'
import { getDraft } from '../../content/drafts/get-draft.ts'
import { getPreview } from '../../content/drafts/get-preview.ts'
import { getVersion } from '../../content/drafts/get-version.ts'
import { listDrafts, listPageDrafts } from '../../content/drafts/list-drafts.ts'
import { listVersions } from '../../content/drafts/list-versions.ts'
import { previewArticle } from '../../content/drafts/preview-article.ts'
import { previewLayout } from '../../content/drafts/preview-layout.ts'
import { publishDraft } from '../../content/drafts/publish-draft.ts'
import { restoreVersion } from '../../content/drafts/restore-version.ts'
import { saveDraft } from '../../content/drafts/save-draft.ts'
import { scheduleDraft } from '../../content/drafts/schedule-draft.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

/** How the bodies of pages and articles are written, and the stories of products. */
export const draftUseCases = {
  listDrafts,
  checkLayoutHash,
  dropPageDraft: dropDraft('page'),
  getPageDraft: getDraft('page'),
  getPagePreview: getPreview('page'),
  getPageVersion: getVersion('page'),
  listPageDrafts,
  listPageVersions: listVersions('page'),
  previewLayout,
  publishPageDraft: publishDraft('page'),
  restorePageVersion: restoreVersion('page'),
  savePageDraft: saveDraft('page'),
  schedulePageDraft: scheduleDraft('page'),
  dropNewsDraft: dropDraft('news'),
  getNewsDraft: getDraft('news'),
  getNewsPreview: getPreview('news'),
  getNewsVersion: getVersion('news'),
  listNewsVersions: listVersions('news'),
  previewNews: previewArticle('news'),
  publishNewsDraft: publishDraft('news'),
  restoreNewsVersion: restoreVersion('news'),
  saveNewsDraft: saveDraft('news'),
  scheduleNewsDraft: scheduleDraft('news'),
  dropBlogDraft: dropDraft('blog'),
  getBlogDraft: getDraft('blog'),
  getBlogPreview: getPreview('blog'),
  getBlogVersion: getVersion('blog'),
  listBlogVersions: listVersions('blog'),
  previewBlog: previewArticle('blog'),
  publishBlogDraft: publishDraft('blog'),
  restoreBlogVersion: restoreVersion('blog'),
  saveBlogDraft: saveDraft('blog'),
  scheduleBlogDraft: scheduleDraft('blog'),
  dropStoryDraft: dropDraft('product'),
  getStoryDraft: getDraft('product'),
  getStoryPreview: getPreview('product'),
  getStoryVersion: getVersion('product'),
  listStoryVersions: listVersions('product'),
  previewStory: previewArticle('product'),
  publishStoryDraft: publishDraft('product'),
  restoreStoryVersion: restoreVersion('product'),
  saveStoryDraft: saveDraft('product'),
  scheduleStoryDraft: scheduleDraft('product'),
} satisfies Partial<UseCases>
