import { idOrNone } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedAward } from './award.ts'

/** Awards, which stay drafts until their owner says otherwise. */
export const awards = resource(
  'awards',
  { one: 'Award', read: 'AdminAward', many: 'AdminAwards' },
  {
    ...writing,
    list: 'awards',
    fields: { ...writtenFields, order: 'sort_order', year: 'year', product: ['product_id', idOrNone] },
    columns: { updatedAt: 'updated_at' },
    blank: { sort_order: 0, summary: '', image_id: '', year: null, product_id: '', is_valid: 0 },
    toAnswer: async (row, { read }) => toListedAward(row, await picturesOf(read, [row])),
    toList: withPictures(toListedAward),
    async refuse({ tx, body, known }) {
      const shown = { before: onePicture(known?.image_id) ?? [], after: onePicture(body.idImage), field: 'idImage' }
      return (await refusePicture(tx, body.idImage)) ?? refuseMutePictures(tx, { given: body, known, ...shown })
    },
  },
)
