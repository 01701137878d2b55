import { json } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'
import { onePicture, refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { refusePicture } from '../../site/media/refuse-picture.ts'
import { withPictures, writing, writtenFields } from '../writing/kept-writing.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedWinemaker } from './winemaker.ts'

const { summary, idImage, isValid } = writtenFields

/** Who made the wines; drafts until their owner says otherwise. */
export const winemakers = resource(
  'winemakers',
  { one: 'Winemaker', read: 'AdminWinemaker', many: 'AdminWinemakers' },
  {
    ...writing,
    list: 'winemakers',
    fields: { name: 'name', role: 'role', summary, idImage, products: ['products', json], order: 'sort_order', isValid },
    columns: { updatedAt: 'updated_at' },
    isOrdered: true,
    blank: { role: '', summary: '', image_id: '', products: '[]', is_valid: 0 },
    toAnswer: async (row, { read }) => toListedWinemaker(row, await picturesOf(read, [row])),
    toList: withPictures(toListedWinemaker),
    async refuse({ tx, body, known }) {
      const shown = { before: onePicture(known?.image_id) ?? [], after: onePicture(body.idImage), field: 'idImage' }
      return (await refusePicture(tx, body.idImage)) ?? refuseMutePictures(tx, { given: body, known, ...shown })
    },
  },
)
