import { done, refused } from '#app/models/platform/outcome.ts'
import { resource } from '../../platform/resource/resource.ts'
import { findImage } from '../media/find-image.ts'
import { addPictures } from './logo.ts'

/** The logos of a site, one of each type; the picture of one that is taken away stays. */
export const logos = resource(
  'logos',
  { one: 'Logo', read: 'AdminLogo', many: 'AdminLogos' },
  {
    list: 'logos',
    fields: { type: 'type', alt: 'alt', idImage: 'image_id' },
    columns: { filename: 'filename' },
    blank: { path: '' },
    unique: { type: 'type' },
    toList: (rows, { read }) => addPictures(read, rows),
    async toAnswer(row, { read }) {
      const [logo] = await addPictures(read, [row])
      return logo ?? {}
    },
    async complete(_row, { tx, body: { idImage } }) {
      if (idImage === undefined) return done({})
      const picture = await findImage(tx, idImage)
      if (picture?.kind !== 'image') return refused('invalid', { fields: { idImage: { code: 'choice' } } })
      return done({ filename: picture.name, path: '' })
    },
  },
)
