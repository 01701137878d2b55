import type { Answer, Contract, Read, ShopApi } from '#api/contract/index.ts'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import type { Draft } from '#app/ui/house/pages/body.ts'

type ById = { params: { id: string } }
type Blocks = Draft['blocks']
type Asked<T> = Promise<Outcome<T, Failure>>
type Body<Name extends 'saveNewsDraft' | 'scheduleNewsDraft' | 'publishNewsDraft'> = Read<Contract[Name]>['body']
type Head = Draft['head']
type Shown = { blocks: Blocks; head: Head | undefined }
type VersionQuery = { number?: string; nbItem: number; orderBy: '-number' }

/** The calls by which the body of one kind of record is written. */
export type WrittenCalls = {
  get(of: ById): Asked<Draft>
  save(draft: ById & { body: Body<'saveNewsDraft'> }): Asked<Draft>
  drop(of: ById): Asked<unknown>
  schedule(plan: ById & { body: Body<'scheduleNewsDraft'> }): Asked<Draft>
  publish(act: ById & { body: Body<'publishNewsDraft'> }): Asked<Draft>
  /** Shows a body, and another head than the public one where there is one. */
  preview(id: string, shown: Shown): Asked<{ url: string }>
  listVersions(id: string, query: VersionQuery): Asked<Pick<Answer<Contract['listNewsVersions']>, 'versions'>>
  getVersion(of: ById): Asked<Answer<Contract['getNewsVersion']>>
  restoreVersion(of: ById): Asked<unknown>
}

/** What is asked of pages, of news, of articles and of stories alike, each by its own calls. */
export function callsOf(api: ShopApi, kind: WrittenKind): WrittenCalls {
  switch (kind) {
    case 'page':
      return {
        get: api.getPageDraft,
        save: ({ params, body: { head, ...body } }) => api.savePageDraft({ params, body: { ...body, ...headOfPage(head) } }),
        drop: api.dropPageDraft,
        schedule: api.schedulePageDraft,
        publish: api.publishPageDraft,
        preview: (id, shown) => previewPage(api, id, shown),
        listVersions: (id, query) => api.listPageVersions({ query: { ...query, idPage: id } }),
        getVersion: api.getPageVersion,
        restoreVersion: api.restorePageVersion,
      }
    case 'news':
      return {
        get: api.getNewsDraft,
        save: api.saveNewsDraft,
        drop: api.dropNewsDraft,
        schedule: api.scheduleNewsDraft,
        publish: api.publishNewsDraft,
        preview: (id, { blocks, head }) => api.previewNews({ params: { id }, body: { blocks, ...(head && { head }) } }),
        listVersions: (id, query) => api.listNewsVersions({ query: { ...query, idRecord: id } }),
        getVersion: api.getNewsVersion,
        restoreVersion: api.restoreNewsVersion,
      }
    case 'blog':
      return {
        get: api.getBlogDraft,
        save: api.saveBlogDraft,
        drop: api.dropBlogDraft,
        schedule: api.scheduleBlogDraft,
        publish: api.publishBlogDraft,
        preview: (id, { blocks, head }) => api.previewBlog({ params: { id }, body: { blocks, ...(head && { head }) } }),
        listVersions: (id, query) => api.listBlogVersions({ query: { ...query, idRecord: id } }),
        getVersion: api.getBlogVersion,
        restoreVersion: api.restoreBlogVersion,
      }
    case 'product':
      return {
        get: api.getStoryDraft,
        // Over a story there is nothing of its own.
        save: ({ params, body: { blocks, seen } }) => api.saveStoryDraft({ params, body: { blocks, seen } }),
        drop: api.dropStoryDraft,
        schedule: ({ params, body: { publishAt } }) => api.scheduleStoryDraft({ params, body: { publishAt } }),
        publish: ({ params, body: { goesOnline, ...body } }) => api.publishStoryDraft({ params, body }),
        preview: (id, { blocks }) => api.previewStory({ params: { id }, body: { blocks } }),
        listVersions: (id, query) => api.listStoryVersions({ query: { ...query, idRecord: id } }),
        getVersion: api.getStoryVersion,
        restoreVersion: api.restoreStoryVersion,
      }
  }
}

/** A page is looked at in the layout that it has. */
async function previewPage(api: ShopApi, id: string, { blocks, head }: Shown): Asked<{ url: string }> {
  const page = await api.getAdminPage({ params: { id } })
  if (!page.ok) return page
  return api.previewLayout({ params: { idPage: id, idLayout: page.value.type }, body: { blocks, ...headOfPage(head) } })
}

/** A page has no picture of its own. */
function headOfPage(head: Head | undefined) {
  return head && { head: { title: head.title, summary: head.summary } }
}
