import { z } from 'zod'
import { commentRules } from '#app/models/content/comment.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Id, listed, Nothing } from '../platform/values.ts'
import { Blocks } from './blocks/blocks.ts'
import { AdminBlog, AdminBlogFolder, AdminNews } from './writing.ts'
import { WrittenFields } from './written-fields.ts'

const ById = z.strictObject({ id: Id })

/** What news and articles say of comments by themselves. */
const comments = z.enum(commentRules)
const NewsFields = WrittenFields.extend({ promoted: z.boolean(), date: Day, comments, blocks: Blocks })
const FolderFields = WrittenFields.extend({ idParent: Id.nullable(), order: z.int().min(0).max(10_000) })
const BlogFields = WrittenFields.extend({ idFolder: Id.nullable(), date: Day, comments, blocks: Blocks })

/** What the house tells: its news and its blog, for its owner. */
export const newsAdmin = {
  listAdminNews: call('GET /admin/news', 'admin', {
    says: 'Les actualités, pour leur propriétaire.',
    query: list(
      { title: 'text', slug: 'text', date: 'day', promoted: 'flag', isValid: 'flag', updatedAt: 'instant' },
      { orderBy: '-date' },
    ),
    answer: listed('news', AdminNews.omit({ blocks: true, images: true })),
  }),
  getAdminNews: call('GET /admin/news/{id}', 'admin', {
    says: 'Une actualité, publiée ou non.',
    params: ById,
    answer: AdminNews,
  }),
  createNews: call('POST /admin/news', 'admin', {
    says: 'Ajoute une actualité ; sans autre indication, elle reste un brouillon.',
    body: NewsFields.partial().required({ title: true }),
    answer: AdminNews,
    changes: 'content',
  }),
  changeNews: call('PUT /admin/news/{id}', 'admin', {
    says: 'Change une actualité.',
    params: ById,
    body: NewsFields.partial(),
    answer: AdminNews,
    changes: 'content',
  }),
  removeNews: call('DELETE /admin/news/{id}', 'admin', {
    says: 'Retire une actualité.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminBlogFolders: call('GET /admin/blog-folder', 'admin', {
    says: 'Les dossiers du blog, pour leur propriétaire.',
    query: list({ title: 'text', slug: 'text', isValid: 'flag', order: 'number', updatedAt: 'instant' }, { orderBy: 'order' }),
    answer: listed('folders', AdminBlogFolder),
  }),
  getAdminBlogFolder: call('GET /admin/blog-folder/{id}', 'admin', {
    says: 'Un dossier du blog, publié ou non.',
    params: ById,
    answer: AdminBlogFolder,
  }),
  createBlogFolder: call('POST /admin/blog-folder', 'admin', {
    says: 'Ajoute un dossier du blog ; sans autre indication, il reste un brouillon.',
    body: FolderFields.partial().required({ title: true }),
    answer: AdminBlogFolder,
    changes: 'content',
  }),
  changeBlogFolder: call('PUT /admin/blog-folder/{id}', 'admin', {
    says: 'Change un dossier du blog.',
    params: ById,
    body: FolderFields.partial(),
    answer: AdminBlogFolder,
    changes: 'content',
  }),
  removeBlogFolder: call('DELETE /admin/blog-folder/{id}', 'admin', {
    says: 'Retire un dossier du blog.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminBlogs: call('GET /admin/blog', 'admin', {
    says: 'Les articles du blog, pour leur propriétaire.',
    query: list({ title: 'text', slug: 'text', date: 'day', isValid: 'flag', updatedAt: 'instant' }, { orderBy: '-date' }),
    answer: listed('blogs', AdminBlog.omit({ blocks: true, images: true })),
  }),
  getAdminBlog: call('GET /admin/blog/{id}', 'admin', {
    says: 'Un article du blog, publié ou non.',
    params: ById,
    answer: AdminBlog,
  }),
  createBlog: call('POST /admin/blog', 'admin', {
    says: 'Ajoute un article du blog ; sans autre indication, il reste un brouillon.',
    body: BlogFields.partial().required({ title: true }),
    answer: AdminBlog,
    changes: 'content',
  }),
  changeBlog: call('PUT /admin/blog/{id}', 'admin', {
    says: 'Change un article du blog.',
    params: ById,
    body: BlogFields.partial(),
    answer: AdminBlog,
    changes: 'content',
  }),
  removeBlog: call('DELETE /admin/blog/{id}', 'admin', {
    says: 'Retire un article du blog.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}
