import { resource } from '../../platform/resource/resource.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { forgetAddresses, nameWriting, withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedFolder } from './blog-folder.ts'
import { refuseParent } from './refuse-parent.ts'

/** The folders of the blog; what one holds that is taken away moves up to its place. */
export const folders = resource(
  'blog_folders',
  { one: 'BlogFolder', read: 'AdminBlogFolder', many: 'AdminBlogFolders' },
  {
    ...writing,
    list: 'folders',
    fields: { ...writtenFields, slug: 'slug', idParent: 'id_parent', order: 'sort_order' },
    columns: { updatedAt: 'updated_at' },
    blank: { id_parent: null, sort_order: 0, summary: '', image_id: '', is_valid: 0 },
    toAnswer: async (row, { read }) => toListedFolder(row, await picturesOf(read, [row])),
    toList: withPictures(toListedFolder),
    refuse: async ({ tx, body, known, lang }) =>
      (await refusePicture(tx, body.idImage)) ?? refuseParent(tx, known ?? { id: '', lang }, body.idParent),
    complete: (_row, at) => nameWriting(['blog_folders', 'blogs'], at),
    async clearAway({ id, id_parent }, tx) {
      await tx.updateTable('blog_folders').set({ id_parent }).where('id_parent', '=', id).execute()
      await tx.updateTable('blogs').set({ folder_id: id_parent }).where('folder_id', '=', id).execute()
      return forgetAddresses({ id }, tx)
    },
  },
)
