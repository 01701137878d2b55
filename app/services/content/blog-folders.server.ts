import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { Post } from '#app/models/content/post.ts'

export type Folders = Answer<Contract['listBlogFolders']>
export type Folder = Folders[number]
type Blog = Answer<Contract['listFolderBlogs']>['blogs'][number]

/** The folders of the blog that visitors see. */
export async function readFolders({ api }: RequestContext): Promise<Folders> {
  return orThrow(await api.listBlogFolders({ params: {} }))
}

/** The folders on the way to one, itself last. */
export function trailTo(folders: Folders, id: string | null): Folders {
  const folder = id === null ? undefined : folders.find((one) => one.id === id)
  return folder ? [...trailTo(folders, folder.idParent), folder] : []
}

/** An article where a list shows it. */
export function toBlogPost({ slug, title, summary, image, date, idFolder }: Blog, folders: Folders): Post {
  const trail = trailTo(folders, idFolder)
  return { href: pathTo(trail, slug), title, summary, image, date, label: trail.at(-1)?.title ?? '' }
}

/** Where a folder, or what stands in one, is found. */
export function pathTo(trail: readonly { slug: string }[], slug?: string): string {
  return ['/blog', ...trail.map((folder) => folder.slug), ...(slug ? [slug] : [])].join('/')
}
