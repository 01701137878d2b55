import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, listed } from '../platform/values.ts'
import { Blog, BlogFolder, Crumb, WholeBlog } from './writing.ts'

const ById = z.strictObject({ id: Id })
const MayById = z.strictObject({ id: Id.optional() })

/** The blog, for its readers. */
export const blog = {
  listFolderBlogs: call('GET /blog/folder/list/{id?}', 'public', {
    says: 'Les articles du blog, ou ceux d’un dossier et de ceux qu’il contient, les plus récents d’abord.',
    params: MayById,
    query: list({ title: 'text', date: 'day' }, { nbItem: 12, orderBy: '-date' }),
    answer: listed('blogs', Blog),
  }),
  listBlogFolders: call('GET /blog/folder/{id?}', 'public', {
    says: 'Les dossiers du blog, ou un dossier et ceux qu’il contient.',
    params: MayById,
    answer: z.array(BlogFolder),
  }),
  getFolderTrail: call('GET /blog/folder/ariane/{id}', 'public', {
    says: 'Le fil d’Ariane d’un dossier.',
    params: ById,
    answer: z.array(Crumb),
  }),
  getBlogTrail: call('GET /blog/ariane/{id}', 'public', {
    says: 'Le fil d’Ariane d’un article.',
    params: ById,
    answer: z.array(Crumb),
  }),
  getBlog: call('GET /blog/{id}', 'public', { says: 'Un article du blog, entier.', params: ById, answer: WholeBlog }),
}
