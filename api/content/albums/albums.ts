import { json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { forgetAddresses, nameWriting, withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { refsOf, toAdminAlbum, toListedAlbum } from './album.ts'

/** Albums, which stay drafts until their owner says otherwise. */
export const albums = resource(
  'albums',
  { one: 'Album', read: 'AdminAlbum', many: 'AdminAlbums' },
  {
    ...writing,
    list: 'albums',
    fields: { ...writtenFields, slug: 'slug', order: 'sort_order', date: 'date', pictures: ['pictures', json] },
    columns: { updatedAt: 'updated_at' },
    blank: { sort_order: 0, summary: '', image_id: '', date: null, pictures: '[]', is_valid: 0 },
    toAnswer: toAdminAlbum,
    toList: withPictures(toListedAlbum),
    async refuse({ tx, body, known }) {
      const shown = { before: known ? refsOf(known) : [], after: body.pictures, field: 'pictures' }
      return (await refusePicture(tx, body.idImage)) ?? refuseMutePictures(tx, { given: body, known, ...shown })
    },
    complete: (_row, at) => nameWriting(['albums'], at),
    clearAway: forgetAddresses,
  },
)
